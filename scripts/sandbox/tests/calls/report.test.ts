import { expect } from 'vitest';
import { test } from '../fixtures/wallet.ts';

test.for([
  ['2026-11-21', '2026-11-21', ['T00000002']],
  ['2026-11-22', '2026-11-22', ['T00000003']],
  ['2026-11-21', '2026-11-22', ['T00000003', 'T00000002']],
  ['2026-11-23', '', []],
  ['', '2026-11-21', ['T00000002']],
] as const)('the report takes days in Dhaka: %s to %s', async ([start, end, expected], { clock, wallet }) => {
  clock.now = Date.UTC(2026, 10, 21, 17, 59, 59, 999);
  await wallet.transfer('5');
  clock.now += 1;
  await wallet.transfer('6');

  const dates = { start_date: start && `${start} 00:00:00`, end_date: end && `${end} 23:59:59` };

  expect(await wallet.transfers(dates)).toEqual(expected);
});
