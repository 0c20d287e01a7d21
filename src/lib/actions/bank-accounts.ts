import { addWithdrawBank, deleteWithdrawBank, editWithdrawBank } from '../api/routes/account.ts';
import { tryLock } from '../browser/tabs/tab-lock.ts';
import type { Result } from '../domain/problem.ts';
import type { BankAccountFields } from '../forms/bank-account.ts';
import { call } from '../session/client.ts';
import { reloadProfile } from '../stores/session.ts';

type Outcome = Promise<Result<string | undefined>>;

/** How long the same form sent from another tab counts as sent twice, in milliseconds. */
const SAME_FORM = 1_000;

/** Adds an account of the player's, or changes the one with the id. Answers with the server's message. */
export function saveBankAccount({ bankId, holderName, accountNumber, isDefault }: BankAccountFields, id?: string): Outcome {
  const fields = { bank_id: bankId, account_holder_name: holderName, account_number: accountNumber, default: isDefault };
  return once([id, ...Object.values(fields)], () => (id ? call(editWithdrawBank, { id, ...fields }) : call(addWithdrawBank, fields)));
}

/** Answers with the server's message. */
export function deleteBankAccount(id: string): Outcome {
  return once([id], () => call(deleteWithdrawBank, { id }));
}

/** The list is read anew also after a failure without an answer: the change may have been made. */
async function once(form: readonly unknown[], send: () => Outcome): Outcome {
  if (!(await tryLock(`bank ${JSON.stringify(form)}`, SAME_FORM))) return { ok: false, problem: { kind: 'refused', message: undefined } };
  const answer = await send();
  await reloadProfile();
  return answer;
}
