import type { Call } from '../../api/call.ts';
import { preTransfer } from '../../api/routes/wallet.ts';
import { runOnce } from '../../browser/run-once.ts';
import type { Choice } from '../../domain/money/deposit.ts';

/** Makes the store of the providers that money can be moved between. They are the same for every player, and are loaded once. */
export function createTransferChoices(call: Call) {
  let known: readonly Choice[] | undefined;
  return {
    known: () => known,
    /** Undefined where they could not be loaded; the next call tries again. */
    load: runOnce(
      async () => {
        const answer = await call(preTransfer);
        if (answer.ok) known = answer.value.providers;
        return known;
      },
      (choices) => choices !== undefined,
    ),
  };
}

export type TransferChoices = ReturnType<typeof createTransferChoices>;
