import { atom, readonlyType } from 'nanostores';

const $count = atom(0);
/** Goes up when money may have moved: a list of transactions that is open reads it anew. */
export const $moneyMoved = readonlyType($count);

export function notifyMoneyMoved(): void {
  $count.set($count.get() + 1);
}
