import { atom, readonlyType } from 'nanostores';

/** Makes the signal that money may have moved. */
export function createMoneyMoved() {
  const $count = atom(0);
  return {
    /** Goes up when money may have moved; open lists of transactions are loaded again then. */
    $moneyMoved: readonlyType($count),
    notifyMoneyMoved(): void {
      $count.set($count.get() + 1);
    },
  };
}

export const { $moneyMoved, notifyMoneyMoved } = createMoneyMoved();
