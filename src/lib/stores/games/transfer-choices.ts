import type { Call } from '../../api/call.ts';
import { preTransfer } from '../../api/routes/wallet.ts';
import type { Choice } from '../../domain/money/deposit.ts';

/** Makes the store of the providers that money can be moved between. They are the same for every player, and are loaded once. */
export function createTransferChoices(call: Call) {
  let known: readonly Choice[] | undefined;
  let loading: Promise<readonly Choice[] | undefined> | undefined;

  async function request(): Promise<readonly Choice[] | undefined> {
    const answer = await call(preTransfer);
    loading = undefined;
    if (answer.ok) known = answer.value.providers;
    return known;
  }

  return {
    known: () => known,
    /** Undefined where they could not be loaded; the next call tries again. */
    load(): Promise<readonly Choice[] | undefined> {
      if (known) return Promise.resolve(known);
      loading ??= request();
      return loading;
    },
  };
}

export type TransferChoices = ReturnType<typeof createTransferChoices>;
