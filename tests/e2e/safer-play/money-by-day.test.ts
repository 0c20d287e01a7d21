import { siteDay } from '../fixtures/site-time.ts';
import { expect, test } from '../fixtures/test.ts';

const CORS = { 'access-control-allow-origin': '*' };
const ROWS = Array.from({ length: 25 }, (_, index) => ({
  transaction_id: `D${index}`,
  type: 'Deposit',
  amount: '10.00',
  status: 'Approved',
  created_at: `${siteDay()} 00:00:01`,
}));

test.use({ expectedFaults: /answer 502|status of 502/ });

test('a guest is told to log in, and comes back to the place', async ({ page, open }) => {
  await open('/safer-play');
  const place = page.locator('#money-by-day');
  await expect(place.getByRole('button')).toBeHidden();
  await expect(place.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?next=%2Fsafer-play%23money-by-day');
});

test('a player’s money is loaded when asked for, says what is missing while a page fails, and is a chart and a table by keys', async ({
  page,
  open,
}) => {
  let isBroken = true;
  let calls = 0;
  await page.route('**/api/v1/report?*', async (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '');
    const number = Number(form.get('view_report[page]'));
    const rows = form.get('view_report[type]') === '1' && form.get('view_report[ticket_status]') === '3' ? ROWS : [];
    if (rows.length > 0) calls += 1;
    if (rows.length > 0 && number === 2 && isBroken) return route.fulfill({ headers: CORS, status: 502, body: '' });
    const data = rows.slice((number - 1) * 10, number * 10);
    return route.fulfill({ headers: CORS, json: { success: true, data, total_record: rows.length, current_page: number } });
  });
  await open('/safer-play', { as: 'player' });
  const place = page.locator('#money-by-day');
  expect(calls).toBe(0);
  await place.getByRole('button', { name: 'Show My Deposits' }).press('Enter');
  await expect(place.getByRole('button', { name: '30 days' })).toBeFocused();
  await expect(place.getByRole('alert')).toContainText('10 of 25');
  await expect(place.getByRole('status')).toHaveText(/Deposits RM\s150\.00/);
  isBroken = false;
  await place.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(place.getByRole('status')).toHaveText(/Deposits RM\s250\.00/);
  await expect(place.getByRole('alert')).toHaveCount(0);
  await expect(place.getByRole('img', { name: /^Chart from/ })).toBeVisible();
  await place.getByText('Show as a Table').press('Enter');
  await expect(place.getByRole('row').last()).toHaveText(/Total\s*RM\s250\.00\s*RM\s0\.00\s*RM\s250\.00/);
});
