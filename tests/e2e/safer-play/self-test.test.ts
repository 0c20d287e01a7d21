import { watchRequests } from '../fixtures/requests.ts';
import { expect, test } from '../fixtures/test.ts';

const QUESTIONS = 9;

test('the self-test asks one question at a time, tells its result, and keeps nothing', async ({
  page,
  open,
}) => {
  await open('/safer-play/self-test');
  const questions = page.locator('self-test fieldset');
  const result = page.locator('self-test [role=status]');
  await expect(questions).toHaveCount(QUESTIONS);
  // Pictures further down are loaded meanwhile.
  const sent = watchRequests(page, /^(?!GET)|\?/);

  const next = page.getByRole('button', { name: 'Next' });
  const shown = questions.locator('visible=true');
  // Tapped, the answer to the first one leads to the second; by keys each is answered, and left by its button.
  await shown.getByRole('radio', { name: 'Never' }).click();
  await expect(page.getByText('Question 2 of 9')).toBeVisible();
  await shown.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Question 2 of 9')).toBeVisible();
  await next.press('Enter');
  await expect(questions.nth(2)).toBeFocused();
  for (const question of [3, 4]) {
    await expect(page.getByText(`Question ${question} of 9`)).toBeVisible();
    await shown.getByRole('radio').first().press('Space');
    await next.press('Enter');
  }
  // The fifth is left out at first.
  await next.press('Enter');
  const missing = questions.nth(4);
  await expect(missing.getByText('This question has no answer yet.')).toBeVisible();
  await expect(missing.getByRole('radio').first()).toBeFocused();
  await missing.getByRole('radio', { name: 'Almost always' }).press('Space');
  await expect(missing.getByText('This question has no answer yet.')).toBeHidden();
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(page.getByText('Question 4 of 9')).toBeVisible();
  await next.press('Enter');
  for (let question = 5; question < QUESTIONS; question += 1) {
    await next.press('Enter');
    await shown.getByRole('radio').first().press('Space');
  }
  await expect(next).toBeHidden();
  await page.getByRole('button', { name: 'Show My Result' }).press('Enter');
  await expect(result).toContainText('Your points: 4 of 27');
  await expect(result.locator('[data-band]:visible')).toHaveText(/^\s*3–7 points/);
  const ways = result.getByRole('link');
  await expect(ways).toHaveText(
    ['Take a Break', 'Where to Get Help', 'Ask Support'].map((name) => new RegExp(name)),
  );
  await expect(ways.first()).toHaveAttribute('href', '/safer-play/break');
  // A result does not outlive the answers that it was made of.
  await shown.getByRole('radio', { name: 'Sometimes' }).press('Space');
  await expect(result.locator('> div')).toBeHidden();
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(
    /self|point|score/,
  );

  await page.getByRole('button', { name: 'Start Again' }).click();
  await expect(page.locator('self-test :checked')).toHaveCount(0);
  await expect(questions.first().getByRole('radio').first()).toBeFocused();
});

test('help from outside is not told where a reader comes from', async ({ page, open }) => {
  await open('/safer-play/get-help');
  const outside = page.locator('main a[target=_blank]').filter({ hasText: 'Gambl' });
  await expect(outside).toHaveText(['Gambling Therapy', 'Gamblers Anonymous']);
  for (const link of await outside.all())
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
