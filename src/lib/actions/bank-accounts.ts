import type { Call } from '../api/call.ts';
import { addWithdrawBank, deleteWithdrawBank, editWithdrawBank } from '../api/routes/account.ts';
import { runLocked } from '../browser/tabs/tab-lock.ts';
import type { Result } from '../domain/problem.ts';
import type { BankAccountFields } from '../forms/bank-account.ts';
import { call } from '../session/client.ts';
import { reloadProfile } from '../stores/session.ts';

interface BankEnvironment {
  call: Call;
  reloadProfile: () => Promise<void>;
}

type Outcome = Promise<Result<string | undefined>>;

/** From when it is sent until so long after its answer, the same form sent from another tab is a duplicate. */
const SAME_FORM_MS = 1_000;

/** Makes the functions that change the player's bank accounts. They resolve with the server's message. */
export function createBankAccounts({ call, reloadProfile }: BankEnvironment) {
  /** The profile is loaded again even when there was no answer, since the change may have been made. */
  async function sendOnce(form: readonly unknown[], send: () => Outcome): Outcome {
    const answer = await runLocked(`bank ${JSON.stringify(form)}`, SAME_FORM_MS, send);
    if (!answer) return { ok: false, problem: { kind: 'refused', message: undefined } };
    await reloadProfile();
    return answer;
  }

  return {
    /** Adds a bank account, or changes the one with the id. */
    saveBankAccount({ bankId, holderName, accountNumber, isDefault }: BankAccountFields, id?: string): Outcome {
      const fields = { bank_id: bankId, account_holder_name: holderName, account_number: accountNumber, default: isDefault };
      return sendOnce([id, ...Object.values(fields)], () =>
        id ? call(editWithdrawBank, { id, ...fields }) : call(addWithdrawBank, fields),
      );
    },
    deleteBankAccount: (id: string): Outcome => sendOnce([id], () => call(deleteWithdrawBank, { id })),
  };
}

export const { saveBankAccount, deleteBankAccount } = createBankAccounts({ call, reloadProfile });
