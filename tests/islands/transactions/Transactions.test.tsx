import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { alertText, hrefOf } from '../account/player-page';
import { laterCall } from '../backend';
import {
  answer,
  backendReport,
  lastRequest,
  listRequests,
  manyRows,
  open,
  openRows,
  press,
  ROW,
  start,
  texted,
  user,
} from './transactions-page';

it('transactions are at first today’s deposits, today being a day in Dhaka', async () => {
  await open();
  await screen.findByRole('table');
  expect(lastRequest()).toEqual({
    type: '1',
    start_date: '2026-11-21 00:00:00',
    end_date: '2026-11-21 23:59:59',
    ticket_status: '1',
    page: '1',
    page_size: '10',
  });
  expect(screen.getByLabelText('Type')).toHaveProperty('value', 'deposit');
  expect(screen.getByLabelText('Start date')).toHaveProperty('value', '2026-11-21');
});

it('transactions are shown in a table, with the time as it was sent, in words, without its seconds', async () => {
  await open();
  await screen.findByRole('table');
  const line = (role: string) => texted(role).slice(0, 8).join(' | ');
  expect(line('columnheader')).toBe(
    '# | Transaction ID | Type | Provider/From | To Provider | Amount | Status | Date',
  );
  expect(line('cell')).toBe(
    '1 | T1 | Transfer | Main Wallet | Lotus | RM\u00a01,250.50 | Approved | 21\u00a0November\u00a02026 10:30',
  );
});

it('transactions open to their details in a dialog, also where a link led to one', async () => {
  await openRows(
    'large',
    [
      { ...ROW, status: 'Pending', type: 'Deposit' },
      { ...ROW, type: 'Bonus' },
    ],
    '?type=all&start=&end=&id=T1',
  );
  const dialog = () => within(screen.getByRole('dialog'));
  expect(dialog().getAllByText('Pending').length).toBeGreaterThan(0);
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(screen.queryByRole('dialog')).toBeNull();
  // A deposit and its bonus have one id.
  await user.click(screen.getAllByRole('button', { name: 'All Details' })[1] as HTMLElement);
  expect(screen.getByRole('dialog', { name: 'Bonus' }).textContent).toContain('TypeBonus');
});

it('transactions that are the newest of all stand below a filter that finds none, and lead to a list that is not empty', async () => {
  backendReport.answer = ({ type }) => answer(type === '' ? [ROW] : []);
  await open();
  expect(
    within(screen.getByRole('region', { name: 'Newest transactions' })).getByText('T1'),
  ).toBeTruthy();
  expect(screen.getByText('No transactions found')).toBeTruthy();
  expect(screen.getByLabelText('Type')).toHaveProperty('value', 'deposit');
  expect(location.search).toBe('');
  expect(listRequests()).toMatchObject([
    { type: '1', start_date: '2026-11-21 00:00:00', end_date: '2026-11-21 23:59:59' },
    { type: '', start_date: '', end_date: '' },
  ]);
  await press('Show All Transactions');
  await waitFor(() => expect(screen.queryByText('No transactions found')).toBeNull());
  expect(screen.queryByRole('region', { name: 'Newest transactions' })).toBeNull();
  expect(document.activeElement).toBe(
    screen.getByRole('region', { name: 'Net deposits' }).parentElement,
  );
});

it.each(['', '?type=all&start=&end=&status=all'])(
  'transactions that a new player has not made yet lead on to a deposit: %s',
  async (search) => {
    backendReport.answer = () => answer([]);
    history.replaceState(null, '', `/transaction${search}`);
    start();
    expect(await screen.findByText('Nothing here yet')).toBeTruthy();
    expect(hrefOf('Make a Deposit')).toBe('/deposit');
    expect(screen.queryByRole('form', { name: 'Filters' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Net deposits' })).toBeNull();
  },
);

it('transactions are not called none of all where only the filter’s could be loaded', async () => {
  backendReport.answer = ({ type }) => (type === '' ? HttpResponse.error() : answer([]));
  await open();
  expect(screen.getByText('No transactions found')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Make a Deposit' })).toBeNull();
});

it('transactions that could not be loaded can be loaded again', async () => {
  backendReport.answer = () => HttpResponse.json({ success: false }, { status: 500 });
  start();
  expect(await alertText()).toBe('The transactions could not be loaded. Please try again.');
  backendReport.answer = () => answer([ROW]);
  await user.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1) as HTMLElement);
  expect(await screen.findByRole('table')).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
});

it('the pages have ten rows each, numbered through all pages', async () => {
  backendReport.answer = ({ page }) => manyRows(page, 23);
  document.documentElement.dataset['language'] = 'bd';
  await open('নিট ডিপোজিট');
  await screen.findByText('T1');
  expect(screen.getByText('২৩টির মধ্যে ১–১০', { ignore: '[role=status]' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'আগের' }).ariaDisabled).toBe('true');
  await press('পেজ ৩');
  await screen.findByText('T21');
  expect(texted('cell')[0]).toBe('২১');
  expect(screen.getByRole('button', { name: 'পেজ ৩' }).getAttribute('aria-current')).toBe('page');
  // It has the focus, and keeps it.
  const next = screen.getByRole('button', { name: 'পরের' });
  expect([next.ariaDisabled, next.hasAttribute('disabled')]).toEqual(['true', false]);
  await user.click(next);
  expect(listRequests().map(({ page }) => page)).toEqual(['1', '3']);
  await press('আগের');
  await screen.findByText('T11');
  expect(location.search).toContain('page=2');
});

const net = () => screen.getByRole('region', { name: 'Net deposits' }).textContent;

it('net deposits are those of the current filter, in whatever order the responses come', async () => {
  const slow = Promise.withResolvers<void>();
  backendReport.answer = async ({ type, ticket_status, start_date }) => {
    if (ticket_status !== '3') return answer([ROW]);
    if (type !== '1') return answer([]);
    if (start_date?.startsWith('2026-11-21')) await slow.promise;
    return answer([{ ...ROW, amount: start_date?.startsWith('2026-11-21') ? '30.00' : '20.00' }]);
  };
  await open();
  await press('Yesterday');
  await waitFor(() => expect(net()).toContain('RM\u00a020.00'));
  slow.resolve();
  await laterCall();
  expect(net()).toContain('RM\u00a020.00');
});

it('net deposits can be loaded again after a failure', async () => {
  backendReport.answer = ({ ticket_status }) =>
    ticket_status === '3' ? HttpResponse.error() : answer([ROW]);
  await open();
  await waitFor(() => expect(net()).toContain('Net deposits could not be worked out.'));
  backendReport.answer = ({ ticket_status }) => answer(ticket_status === '3' ? [] : [ROW]);
  await press('Try again');
  await waitFor(() => expect(net()).toContain('RM\u00a00.00'));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Net deposits' }));
});
