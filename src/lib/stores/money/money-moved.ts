import { atom, readonlyType } from 'nanostores';

const $count = atom(0);

/** Goes up when money may have moved; open lists of transactions are loaded again then. */
export const $moneyMoved = readonlyType($count);

export function notifyMoneyMoved(): void {
  $count.set($count.get() + 1);
}
