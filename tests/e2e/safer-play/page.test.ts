import { field } from '../fixtures/forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { submit } from '../wallet/wallet-pages.ts';

test('the page leads to each tool and says what it is set to, and other pages lead there', async ({
  page,
  open,
  newPlayer,
}) => {
  await open('/help/responsible-gaming', { as: newPlayer });
  await page.getByRole('main').getByRole('link', { name: 'Safer Play' }).click();
  await expect(page).toHaveURL('/safer-play');
  const tool = (name: string) => page.getByRole('main').getByRole('link', { name });
  await expect(tool('Reality Check')).toContainText('60 minutes');
  await expect(tool('Budget Reminder')).toContainText('Not set');

  await tool('Budget Reminder').click();
  await expect(
    page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem'),
  ).toHaveText(['Home', 'Safer Play', 'Budget Reminder']);
  await field(page, 'Amount').fill('500');
  await submit(page, 'Save Reminder').click();
  await expect(page.getByText('Saved. It counts from now on.')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'You are here' })
    .getByRole('link', { name: 'Safer Play' })
    .click();
  await expect(tool('Budget Reminder')).toContainText(/RM\s500.00 a month/);

  await tool('Reality Check').click();
  await page.getByRole('radio', { name: '30 minutes' }).check();
  await page.goBack();
  await expect(tool('Reality Check')).toContainText('30 minutes');
  await open('/help');
  await expect(page.getByRole('main').getByRole('link', { name: 'Safer Play' })).toHaveAttribute(
    'href',
    '/safer-play',
  );
});
