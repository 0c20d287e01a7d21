import { expect, test } from '../fixtures/test.ts';

const QUESTIONS = 9;

test('the self-test is answered by keys, says what is missing, and tells its result; nothing of it is kept', async ({ page, open }) => {
  await open('/safer-play');
  const questions = page.locator('self-test fieldset');
  const result = page.locator('self-test [role=status]');
  await expect(questions).toHaveCount(QUESTIONS);
  const sent: string[] = [];
  page.on('request', (request) => {
    // Pictures further down are loaded meanwhile.
    if (request.method() !== 'GET' || new URL(request.url()).search) sent.push(request.url());
  });

  await questions.first().getByRole('radio').first().focus();
  for (let question = 0; question < QUESTIONS; question += 1) {
    // The fifth question is left out.
    if (question !== 4) await page.keyboard.press('Space');
    if (question === 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: 'Show My Result' })).toBeFocused();
  await page.keyboard.press('Enter');
  const missing = questions.nth(4);
  await expect(missing.getByText('This question has no answer yet.')).toBeVisible();
  await expect(missing.getByRole('radio').first()).toBeFocused();
  await expect(page.locator('self-test [data-missing]:visible')).toHaveCount(1);
  await expect(result.locator('> div')).toBeHidden();

  await missing.getByRole('radio', { name: 'Almost always' }).press('Space');
  await expect(missing.getByText('This question has no answer yet.')).toBeHidden();
  await page.getByRole('button', { name: 'Show My Result' }).press('Enter');
  await expect(result).toContainText('Your points: 4 of 27');
  await expect(result.locator('[data-band]:visible')).toHaveText(/^\s*3–7 points/);
  const ways = result.getByRole('link');
  await expect(ways).toHaveText(['Take a Break', 'Where to Get Help', 'Ask Support'].map((name) => new RegExp(name)));
  await ways.first().click();
  await expect(page.getByRole('region', { name: 'Take a Break' })).toBeInViewport();
  const outside = page.locator('#get-help a');
  await expect(outside).toHaveText(['Gambling Therapy', 'Gamblers Anonymous']);
  for (const link of await outside.all()) await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  // A result does not outlive the answers that it was made of.
  await missing.getByRole('radio', { name: 'Never' }).check();
  await expect(result.locator('> div')).toBeHidden();
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/self|point|score/);

  await page.getByRole('button', { name: 'Start Again' }).click();
  await expect(page.locator('self-test :checked')).toHaveCount(0);
  await expect(questions.first().getByRole('radio').first()).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the self-test says how to count by hand', async ({ page }) => {
    await page.goto('/safer-play');
    await expect(page.getByRole('button', { name: 'Show My Result' })).toBeHidden();
    await page.getByText('What the Points Mean').click();
    await expect(page.getByText('Never is 0 points, sometimes 1')).toBeVisible();
  });
});
