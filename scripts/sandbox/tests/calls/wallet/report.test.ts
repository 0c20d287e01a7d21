import { describe, expect } from 'vitest';
import { callsAt } from '../../fixtures/client.ts';
import { test, walletOf } from '../../fixtures/wallet.ts';

const ALL = '1';
const ids = ({ data }: { data: Record<string, unknown>[] }) => data.map(({ transaction_id }) => transaction_id);

describe('the report', () => {
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
});
