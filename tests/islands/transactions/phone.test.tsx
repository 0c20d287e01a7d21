import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openRows, ROW, user } from './transactions-page';

const ALL = '?type=all&start=&end=&status=all';
const REFUSED = {
  ...ROW,
  transaction_id: 'D2',
  type: 'Deposit',
  status: 'Rejected',
  to_provider: '',
};
const open = (search = ALL, rows: object[] = [ROW]) => openRows('phone', rows, search);
const list = () => within(screen.getByRole('list', { name: 'Transactions' }));
const details = (id: string) =>
  list().getByText(id, { selector: 'p > span' }).closest('details') as HTMLDetailsElement;
const filterList = () => within(screen.getByRole('list', { name: 'Filters' }));
/** The chips: the types, the pressed one in brackets, and what else is set. */
const filters = () =>
  filterList()
    .getAllByRole('button')
    .map(({ textContent, ariaPressed }) =>
      ariaPressed === 'true' ? `[${textContent}]` : textContent,
    )
    .filter(Boolean);

it('transactions on a phone are rows of what, with whom, amount, state and hour under their day, the amount with a sign where it came in or went out', async () => {
  const earlier = { ...ROW, created_at: '2026-11-20 18:05:00' };
  await open(ALL, [
    ROW,
    {
      ...ROW,
      transaction_id: 'D1',
      type: 'Deposit',
      from_provider: 'DheuPay',
      to_provider: 'Main Wallet',
    },
    { ...earlier, transaction_id: 'W1', type: 'Withdraw', to_provider: 'Dhansiri Bank' },
    { ...REFUSED, created_at: 'soon' },
  ]);
  const texts = [...document.querySelectorAll('h2, summary.min-h-16 span:not(:has(span))')].map(
    ({ textContent }) => textContent,
  );
  expect(texts.filter(Boolean)).toEqual([
    ...['Today', 'Transfer', 'RM\u00a01,250.50', 'Approved', ' · Main Wallet › Lotus', '10:30'],
    ...['Deposit', '+RM\u00a01,250.50', 'Approved', ' · DheuPay', '10:30'],
    ...['Yesterday', 'Withdraw', '\u2212RM\u00a01,250.50', 'Approved', ' · Dhansiri Bank', '18:05'],
    ...['Deposit', 'RM\u00a01,250.50', 'Rejected', 'soon', 'Ask support about it'],
  ]);
  expect(screen.queryByRole('table')).toBeNull();
});

it('transactions on a phone open to every column of the table, with the id to copy and a question to support that names them', async () => {
  await open();
  expect(details('T1').open).toBe(false);
  await user.click(list().getByText('10:30'));
  expect(details('T1').open).toBe(true);
  expect(
    [...details('T1').querySelectorAll('dl > div')].map(({ textContent }) => textContent),
  ).toEqual([
    ...['#1', 'Transaction IDT1', 'TypeTransfer', 'Provider/FromMain Wallet', 'To ProviderLotus'],
    ...['AmountRM\u00a01,250.50', 'StatusApproved', 'Date21\u00a0November\u00a02026 10:30'],
  ]);
  await user.click(within(details('T1')).getByRole('button', { name: 'Copy ID: T1' }));
  expect(await navigator.clipboard.readText()).toBe('T1');
  const support = within(details('T1')).getByRole('region', {
    name: 'Ask support about it',
    hidden: true,
  });
  expect(support.textContent).toContain(
    'I have a question about my transaction. Transfer, RM\u00a01,250.50, ID T1, 21',
  );
});

it('transactions on a phone have the ways to support where they were refused, with a message that names them', async () => {
  await open(ALL, [ROW, REFUSED]);
  const support = within(details('D2')).getByRole('region', {
    name: 'Ask support about it',
    hidden: true,
  });
  const message =
    'Hello, my transaction was not approved. Could you tell me why? Deposit, RM\u00a01,250.50, ID D2, 21\u00a0November\u00a02026 10:30.';
  expect(support.textContent).toContain(message);
  const links = within(support).getAllByRole('link', { hidden: true });
  expect(links.map(({ textContent }) => textContent)).toEqual(['Why?', 'Live Chat', 'WhatsApp']);
  expect(new URL(links[2]?.getAttribute('href') ?? '').searchParams.get('text')).toBe(message);
  expect(support.parentElement?.closest('details')).toBe(details('D2'));
});

it('transactions on a phone are one of them, open, where a link led to it, or said not to be there', async () => {
  await open(`${ALL}&id=D2`, [ROW, REFUSED]);
  expect([details('T1').open, details('D2').open]).toEqual([false, true]);
  cleanup();
  await open(`${ALL}&id=D9`);
  expect(screen.getByText('Transaction D9 is not in this list.')).toBeTruthy();
});

it('filters on a phone are named above the list, each taken off with a tap', async () => {
  await open('?type=withdraw&start=2026-11-20&end=2026-11-20&status=rejected');
  expect(filters()).toEqual(['All', 'In', '[Out]', 'Bonus', 'Yesterday', 'Rejected']);
  await user.click(screen.getByRole('button', { name: 'Remove filter: Yesterday' }));
  await waitFor(() => expect(location.search).toBe('?type=withdraw&start=&end=&status=rejected'));
  await user.click(screen.getByRole('button', { name: 'Remove filter: Rejected' }));
  await waitFor(() => expect(location.search).toBe('?type=withdraw&start=&end=&status=all'));
  expect(filters()).toEqual(['All', 'In', '[Out]', 'Bonus']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }));
});

it.each([
  ['2026-11-02', '2026-11-12', '2 November – 12 November'],
  ['2026-11-02', '', 'From 2 November'],
  ['', '2025-11-12', 'Until 12 November 2025'],
  ['2026-11-02', '2026-11-02', '2 November'],
])(
  'filters on a phone say the days from “%s” to “%s” as %s, beside a type without a chip of its own',
  async (start, end, text) => {
    await open(`?type=transfer&start=${start}&end=${end}&status=all`);
    expect(filters()).toEqual(['All', 'In', 'Out', 'Bonus', 'Transfer', text]);
  },
);

it('filters on a phone are in a sheet, where they apply at once, a date that was typed just before it is closed too', async () => {
  await open('?type=all&start=&end=&status=all');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
  await user.selectOptions(sheet.getByLabelText('Type'), 'Deposit');
  await waitFor(() => expect(location.search).toContain('type=deposit'));
  fireEvent.change(sheet.getByLabelText('Start date'), { target: { value: '2026-11-10' } });
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.search).toContain('start=2026-11-10');
});
