import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import gateTexts from '@/content/messages/en/gate.json';
import texts from '@/content/messages/en/transaction.json';
import { Transactions } from '@/islands/transactions/Transactions.island';
import { saveCsv } from '@/lib/browser/files/save-csv';
import { printPage } from '@/lib/browser/page/print';
import { withLimits } from '@/lib/domain/limits/with-limits';
import { notifyMoneyMoved } from '@/lib/stores/money-moved';
import { alertText, giveDialogs, giveScreen, signInAs } from '../account/player-page';
import { BACKEND, backend } from '../backend';

vi.hoisted(() => vi.stubEnv('PUBLIC_API_URL', 'http://backend.test'));
vi.mock('@/lib/browser/files/save-csv', () => ({ saveCsv: vi.fn() }));
vi.mock('@/lib/browser/page/print', () => ({ printPage: vi.fn() }));

const user = userEvent.setup();
const ROW = {
  transaction_id: 'T1',
  type: 'Transfer',
  from_provider: 'Lotus',
  to_provider: '=Kite',
  amount: '1,250.5',
  status: 'Approved',
  created_at: '2026-11-21 13:40:00',
};
const CONTACTS = { liveChat: 'https://chat.example/', whatsapp: 'https://wa.me/8801700000000', telegram: 'https://t.me/+invite_x' };
type Sent = Record<string, string>;
let sent: Sent[];
let report: (fieldsSent: Sent) => Response | Promise<Response>;

const answer = (rows: object[], total = rows.length) => HttpResponse.json({ success: true, data: rows, total_record: total });
const manyRows = (page: string | undefined, total: number) => {
  const from = (Number(page) - 1) * 10;
  const rows = Array.from({ length: Math.max(0, Math.min(10, total - from)) }, (_, index) => ({
    ...ROW,
    transaction_id: `T${from + index + 1}`,
  }));
  return answer(rows, total);
};
/** The requests of the list, without those of the net deposits. */
const listRequests = () =>
  sent.filter((fieldsSent) => !(fieldsSent['ticket_status'] === '3' && ['1', '2'].includes(fieldsSent['type'] ?? '')));
const lastRequest = () => listRequests().at(-1);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const texted = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.setSystemTime(new Date('2026-11-20T20:00:00Z'));
  Element.prototype.scrollIntoView = vi.fn();
  giveDialogs();
  giveScreen('large');
  history.replaceState(null, '', '/transaction');
  sent = [];
  report = () => answer([ROW]);
});
afterEach(() => vi.useRealTimers());

async function open(locale = 'en'): Promise<void> {
  signInAs({});
  backend.use(
    http.post(`${BACKEND}/api/v1/report`, async ({ request }) => {
      const fields = [...new URLSearchParams(await request.text())];
      expect(fields.every(([name]) => /^view_report\[\w+\]$/.test(name))).toBe(true);
      const fieldsSent = Object.fromEntries(fields.map(([name, value]) => [name.slice('view_report['.length, -1), value]));
      sent.push(fieldsSent);
      return report(fieldsSent);
    }),
  );
  render(<Transactions messages={withLimits({ ...texts, ...gateTexts }, 'en')} locale={locale} brandName="Dipnodi" contacts={CONTACTS} />);
  await screen.findByLabelText('Type');
}

describe('the transactions', () => {
  it('are at first today’s deposits, today being a day in Dhaka', async () => {
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

  it('are shown in a table, with the time as it was sent, in words, without its seconds', async () => {
    await open();
    await screen.findByRole('table');
    expect(texted('columnheader')).toEqual([
      '#',
      'Transaction ID',
      'Type',
      'Provider/From',
      'To Provider',
      'Amount',
      'Status',
      'Date',
      'Receipt',
    ]);
    expect(texted('cell').slice(0, 8)).toEqual([
      '1',
      'T1',
      'Transfer',
      'Lotus',
      '=Kite',
      'RM\u00a01,250.50',
      'Approved',
      '21\u00a0November\u00a02026 13:40',
    ]);
  });

  it.each([
    ['Approved', 'Approved', 'text-success'],
    ['APPROVED', 'Approved', 'text-success'],
    ['pending', 'Pending', 'text-warning'],
    ['Processing', 'Processing', 'text-warning'],
    ['Rejected', 'Rejected', 'text-danger'],
    ['Cancelled', 'Cancelled', 'text-danger'],
  ])('of status %s say %s in its colour', async (status, text, look) => {
    report = () => answer([{ ...ROW, status }]);
    await open();
    const table = within(await screen.findByRole('table'));
    expect(table.getByText(text).className).toContain(look);
  });

  it('say so when there are none', async () => {
    report = () => answer([]);
    await open();
    expect(await screen.findByText('No transactions found')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('that could not be loaded can be loaded again', async () => {
    report = () => HttpResponse.json({ success: false }, { status: 500 });
    await open();
    expect(await alertText()).toBe('The transactions could not be loaded. Please try again.');
    report = () => answer([ROW]);
    await user.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1) as HTMLElement);
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  it('are loaded again when money has moved, and stay visible meanwhile', async () => {
    await open();
    await screen.findByText('T1');
    report = async () => {
      await delay(60);
      return answer([{ ...ROW, transaction_id: 'T2' }]);
    };
    act(() => notifyMoneyMoved());
    expect(screen.getByText('T1')).toBeTruthy();
    expect(await screen.findByText('T2')).toBeTruthy();
  });

  it('do not stay visible under other filters', async () => {
    await open();
    await screen.findByText('T1');
    report = () => new Promise(() => {});
    await user.selectOptions(screen.getByLabelText('Status'), 'Rejected');
    await waitFor(() => expect(screen.queryByText('T1')).toBeNull());
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the filters', () => {
  it('apply at once, and are written into the address', async () => {
    await open();
    await screen.findByRole('table');
    await user.selectOptions(screen.getByLabelText('Type'), 'All types');
    await user.selectOptions(screen.getByLabelText('Status'), 'Rejected');
    await waitFor(() => expect(lastRequest()).toMatchObject({ type: '', ticket_status: '4' }));
    expect(location.search).toBe('?type=all&start=2026-11-21&end=2026-11-21&status=rejected');
  });

  it.each([
    ['Yesterday', '2026-11-20 00:00:00', '2026-11-20 23:59:59'],
    ['Last 7 Days', '2026-11-14 00:00:00', '2026-11-21 23:59:59'],
    ['Last 30 Days', '2026-10-22 00:00:00', '2026-11-21 23:59:59'],
    ['Today', '2026-11-21 00:00:00', '2026-11-21 23:59:59'],
    ['Clear Dates', '', ''],
  ])('have the range %s', async (name, start_date, end_date) => {
    await open();
    await screen.findByRole('table');
    await press(name);
    await waitFor(() => expect(lastRequest()).toMatchObject({ start_date, end_date }));
    await screen.findByRole('table');
  });

  it('are debounced while a date is typed', async () => {
    await open();
    await screen.findByRole('table');
    const before = listRequests().length;
    for (const value of ['2026-11-02', '2026-11-10']) fireEvent.change(screen.getByLabelText('Start date'), { target: { value } });
    await waitFor(() => expect(lastRequest()).toMatchObject({ start_date: '2026-11-10 00:00:00' }), { timeout: 2_000 });
    expect(listRequests()).toHaveLength(before + 1);
  });

  it('do not apply while the end date is before the start date', async () => {
    await open();
    await screen.findByRole('table');
    fireEvent.change(screen.getByLabelText('End date'), { target: { value: '2026-11-01' } });
    fireEvent.submit(screen.getByRole('form', { name: 'Filters' }));
    expect(await screen.findByText('The end date is before the start date')).toBeTruthy();
    expect(listRequests()).toHaveLength(1);
  });

  it('come from an address that was shared, page included', async () => {
    history.replaceState(null, '', '/transaction?type=withdraw&start=2026-10-01&end=2026-10-31&status=pending&page=2');
    report = ({ page }) => manyRows(page, 12);
    await open();
    await screen.findByText('T11');
    expect(listRequests()[0]).toMatchObject({ type: '2', start_date: '2026-10-01 00:00:00', ticket_status: '2', page: '2' });
    expect(texted('cell')[0]).toBe('11');
  });

  it.each([
    '?type=toString&start=2026-02-30&end=x&status=9&page=-1',
    '?type=1&start=<script>&page=1e9',
    '?page=0',
    '?start=2026-12-01&end=2026-11-01',
  ])('ignore invalid values in the address: %s', async (search) => {
    history.replaceState(null, '', `/transaction${search}`);
    await open();
    await screen.findByRole('table');
    expect(listRequests()[0]).toMatchObject({ type: '1', start_date: '2026-11-21 00:00:00', ticket_status: '1', page: '1' });
  });

  it('follow the browser’s back button', async () => {
    await open();
    await screen.findByRole('table');
    await user.selectOptions(screen.getByLabelText('Type'), 'Bonus');
    await waitFor(() => expect(lastRequest()).toMatchObject({ type: '4' }));
    history.back();
    await waitFor(() => expect(lastRequest()).toMatchObject({ type: '1' }));
    expect(screen.getByLabelText('Type')).toHaveProperty('value', 'deposit');
  });
});

describe('the pages', () => {
  it('have ten rows each, numbered through all pages', async () => {
    report = ({ page }) => manyRows(page, 23);
    await open('bn');
    await screen.findByText('T1');
    expect(screen.getByText('১–১০ of ২৩', { ignore: '[role=status]' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
    await press('Page ৩');
    await screen.findByText('T21');
    expect(texted('cell')[0]).toBe('২১');
    expect(screen.getByRole('button', { name: 'Page ৩' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
    await press('Previous');
    await screen.findByText('T11');
    expect(location.search).toContain('page=2');
  });

  it('that do not exist any more show the last one', async () => {
    history.replaceState(null, '', '/transaction?page=9');
    report = ({ page }) => manyRows(page, 12);
    await open();
    expect(await screen.findByText('T12')).toBeTruthy();
    expect(location.search).toContain('page=2');
  });

  it('show the last one that was requested, in whatever order the responses come', async () => {
    report = async ({ page, ticket_status }) => {
      if (page === '2' && ticket_status === '1') await delay(150);
      return manyRows(page, 30);
    };
    await open();
    await screen.findByText('T1');
    await press('Page 2');
    await press('Page 3');
    await screen.findByText('T21');
    await delay(200);
    expect(screen.queryByText('T11')).toBeNull();
  });
});

describe('the export', () => {
  it('is the page as CSV, in plain amounts and without formulas', async () => {
    await open();
    await screen.findByRole('table');
    await press('Export CSV');
    expect(saveCsv).toHaveBeenCalledWith(
      'transactions-deposit-2026-11-21-2026-11-21.csv',
      '\ufeff"#","Transaction ID","Type","Provider/From","To Provider","Amount","Status","Date"\r\n'.concat(
        '"1","T1","Transfer","Lotus","\'=Kite","1250.5","Approved","2026-11-21 13:40:00"\r\n',
      ),
    );
  });

  it('is also a receipt of one row, for printing', async () => {
    await open();
    await screen.findByRole('table');
    await press('Receipt');
    const dialog = within(screen.getByRole('dialog', { name: 'Receipt of T1' }));
    for (const text of ['Dipnodi', 'rahim', 'T1', 'RM 1,250.50', 'Approved', '21 November 2026 13:40']) {
      expect(dialog.getByText(text)).toBeTruthy();
    }
    await user.click(dialog.getByRole('button', { name: 'Print' }));
    expect(printPage).toHaveBeenCalledTimes(1);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('net deposits', () => {
  const net = () => screen.getByRole('region', { name: 'Net deposits' }).textContent;

  it('are the approved deposits less the approved withdrawals of all pages', async () => {
    report = ({ type, ticket_status, page }) => {
      if (ticket_status !== '3') return answer([]);
      return type === '1' ? manyRows(page, 12) : answer([{ ...ROW, amount: '20000.00' }]);
    };
    await open();
    await waitFor(() => expect(net()).toContain('RM\u00a0-4,994.00'));
    expect(net()).toContain('Deposits: RM\u00a015,006.00');
    expect(net()).toContain('Withdrawals: RM\u00a020,000.00');
  });

  it('are loaded again when money has moved', async () => {
    report = () => answer([]);
    await open();
    await waitFor(() => expect(net()).toContain('RM\u00a00.00'));
    report = ({ type, ticket_status }) => answer(ticket_status === '3' && type === '1' ? [{ ...ROW, amount: '30.00' }] : []);
    act(() => notifyMoneyMoved());
    await waitFor(() => expect(net()).toContain('RM\u00a030.00'));
  });

  it('are those of the current filter, in whatever order the responses come', async () => {
    const slow = Promise.withResolvers<void>();
    report = async ({ type, ticket_status, start_date }) => {
      if (ticket_status !== '3' || type !== '1') return answer([]);
      if (start_date?.startsWith('2026-11-21')) await slow.promise;
      return answer([{ ...ROW, amount: start_date?.startsWith('2026-11-21') ? '30.00' : '20.00' }]);
    };
    await open();
    await screen.findByText('No transactions found');
    await press('Yesterday');
    await waitFor(() => expect(net()).toContain('RM\u00a020.00'));
    slow.resolve();
    await act(() => delay(30));
    expect(net()).toContain('RM\u00a020.00');
  });

  it('are unknown while they are loading', async () => {
    report = () => answer([]);
    await open();
    await waitFor(() => expect(net()).toContain('RM\u00a00.00'));
    report = () => new Promise(() => {});
    act(() => notifyMoneyMoved());
    expect(screen.getByRole('region', { name: 'Net deposits', busy: true }).textContent).not.toContain('RM');
  });

  it('are not shown where there are too many transactions', async () => {
    report = ({ page }) => manyRows(page, 5_000);
    await open();
    await waitFor(() => expect(net()).toContain('Too many transactions to add up; choose fewer days.'));
    expect(sent.length).toBeLessThan(6);
  });

  it('can be loaded again after a failure', async () => {
    report = ({ ticket_status }) => (ticket_status === '3' ? HttpResponse.error() : answer([]));
    await open();
    await waitFor(() => expect(net()).toContain('Net deposits could not be worked out.'));
    report = () => answer([]);
    await press('Try again');
    await waitFor(() => expect(net()).toContain('RM\u00a00.00'));
  });
});
