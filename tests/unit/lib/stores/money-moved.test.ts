import { expect, test } from 'vitest';
import { createMoneyMoved } from '../../../../src/lib/stores/money-moved.ts';

test('each notice changes it, also right after another', () => {
  const { $moneyMoved, notifyMoneyMoved } = createMoneyMoved();
  const seen: number[] = [];
  $moneyMoved.listen((count) => seen.push(count));
  notifyMoneyMoved();
  notifyMoneyMoved();
  expect(seen).toEqual([1, 2]);
});
