import { describe, expect } from 'vitest';
import { callsAt } from '../../fixtures/client.ts';
import { test as base, walletOf } from '../../fixtures/wallet.ts';

const NOON_IN_DHAKA = Date.UTC(2026, 10, 21, 6);

/** The seeded rows are older than those that the tests make, on whatever day they run. */
const test = base.extend<{ clock: { now: number } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from its pattern.
  clock: async ({}, use) => {
    await use({ now: NOON_IN_DHAKA - 86_400_000 });
  },
});
const ALL = '1';
const ids = ({ data }: { data: Record<string, unknown>[] }) => data.map(({ transaction_id }) => transaction_id);

describe('the report', () => {
  test('has a row for each transaction, newest first', async ({ clock, wallet }) => {
    clock.now = NOON_IN_DHAKA;
    const rahim = await walletOf(callsAt(wallet.calls.url), 'rahim');
    await rahim.transfer(0, 11, '5');
    await rahim.withdraw({ withdraw_from: '11', withdraw_amount: '3' });
    await rahim.deposit();

    const report = await rahim.report();

    const created_at = '2026-11-21 12:00:00';
    expect(report).toMatchObject({ success: true, total_record: 4, current_page: 1 });
    expect(report.data.slice(0, 3)).toEqual([
      {
        transaction_id: 'D00000004',
        type: 'Deposit',
        provider: 'Rain',
        from_provider: '',
        to_provider: '',
        amount: '100.00',
        status: 'Pending',
        created_at,
      },
      {
        transaction_id: 'W00000003',
        type: 'Withdraw',
        provider: 'Rain',
        from_provider: '',
        to_provider: '',
        amount: '3.00',
        status: 'Pending',
        created_at,
      },
      {
        transaction_id: 'T00000002',
        type: 'Transfer',
        provider: '',
        from_provider: 'Main Wallet',
        to_provider: 'Rain',
        amount: '5.00',
        status: 'Approved',
        created_at,
      },
    ]);
  });

  test.for([
    [{ type: '1' }, ['D00000004']],
    [{ type: '2' }, ['W00000003']],
    [{ type: '3' }, ['T00000002']],
    [{ type: '4' }, ['B00000001']],
    [{ type: '5' }, []],
    [{ ticket_status: '2' }, ['D00000004']],
    [{ ticket_status: '3' }, ['T00000002', 'B00000001']],
    [{ ticket_status: '4' }, ['W00000003']],
    [{ type: '1', ticket_status: '4' }, []],
  ] as const)('filters by %j', async ([filter, expected], { wallet }) => {
    await wallet.transfer(0, 11, '5');
    await wallet.withdraw();
    await wallet.decide(await wallet.open(), false);
    await wallet.deposit();

    expect(ids(await wallet.report(filter))).toEqual(expected);
  });

  test.for([
    ['2026-11-21', '2026-11-21', ['T00000002']],
    ['2026-11-22', '2026-11-22', ['T00000003']],
    ['2026-11-21', '2026-11-22', ['T00000003', 'T00000002']],
    ['2026-11-23', '', []],
    ['', '2026-11-21', ['T00000002']],
  ] as const)('takes days in Dhaka: %s to %s', async ([start, end, expected], { clock, start: startSandbox }) => {
    clock.now = Date.UTC(2026, 10, 21, 17, 59, 59, 999);
    const wallet = await walletOf(callsAt((await startSandbox()).url), 'rahim');
    await wallet.transfer(0, 11, '5');
    clock.now += 1;
    await wallet.transfer(0, 11, '6');

    const dates = { start_date: start && `${start} 00:00:00`, end_date: end && `${end} 23:59:59` };

    expect(ids(await wallet.report({ type: '3', ...dates }))).toEqual(expected);
  });

  test('comes in pages, and is empty past the last', async ({ wallet }) => {
    for (let nth = 0; nth < 12; nth++) await wallet.transfer(0, 11, '1');

    const pages = await Promise.all(['1', '2', '3'].map((page) => wallet.report({ type: '3', page })));

    expect(pages.map((page) => [page.data.length, page['total_record'], page['current_page']])).toEqual([
      [10, 12, 1],
      [2, 12, 2],
      [0, 12, 3],
    ]);
    expect(new Set(pages.flatMap(ids)).size).toBe(12);
  });

  test('shows nobody else’s', async ({ wallet }) => {
    await wallet.transfer(0, 11, '1');

    expect((await (await walletOf(wallet.calls, 'karim')).report({ ticket_status: ALL })).data).toEqual([]);
  });

  test.for([
    [{ type: '7' }, 'type: expected 1 to 6, or nothing for all'],
    [{ ticket_status: '' }, 'ticket_status: expected 1 to 4'],
    [{ page: '0' }, 'page: expected a number from 1'],
    [{ page_size: '101' }, 'page_size: expected 1 to 100'],
    [{ start_date: '2026-11-21' }, 'start_date: expected YYYY-MM-DD HH:MM:SS'],
    [{ end_date: '2026-02-30 23:59:59' }, 'end_date: expected YYYY-MM-DD HH:MM:SS'],
    [{ start_date: '2026-11-22 00:00:00', end_date: '2026-11-21 23:59:59' }, 'The start date must not be after the end date'],
  ] as const)('refuses %j', async ([fields, message], { wallet }) => {
    expect(await wallet.report(fields)).toEqual({ success: false, message });
  });
});
