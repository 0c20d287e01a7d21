import { addWithdrawBank, deleteWithdrawBank, editWithdrawBank } from '../../api/routes/account.ts';
import { bank } from '../../api/routes/site.ts';
import { firstOfEach } from '../../api/wire/lenient-fields.ts';
import { runLocked } from '../../browser/tabs/tab-lock.ts';
import type { Result } from '../../domain/problem.ts';
import type { Bank } from '../../domain/site/site-settings.ts';
import type { BankAccountFields } from '../../forms/bank-account.ts';
import { call } from '../session/client.ts';
import { reloadProfile } from '../session/session.ts';

/** The backend's answer; `busy`: not sent, since the same form is on its way, or another change of this page. */
export type BankOutcome = Result<string | undefined> | 'busy';

/** From when it is sent until so long after its success, the same form sent from another tab is a duplicate. What failed may be sent again. */
const SAME_FORM_MS = 1_000;
const holdMsAfter = ({ ok }: Result<unknown>) => (ok ? SAME_FORM_MS : 0);

/** The profile is loaded again behind the answer, and even when there was none, since the change may have been made. */
async function sendOnce(
  form: readonly unknown[],
  send: () => Promise<Result<string | undefined>>,
): Promise<BankOutcome> {
  const answer = await runLocked(`bank ${JSON.stringify(form)}`, holdMsAfter, send);
  if (!answer) return 'busy';
  void reloadProfile();
  return answer;
}

/** Adds a bank account, or changes the one with the id. Resolves with the server's message. */
export function saveBankAccount(
  { bankId, holderName, accountNumber, isDefault }: BankAccountFields,
  id?: string,
): Promise<BankOutcome> {
  const fields = {
    bank_id: bankId,
    account_holder_name: holderName,
    account_number: accountNumber,
    default: isDefault,
  };
  return sendOnce([id, ...Object.values(fields)], () =>
    id ? call(editWithdrawBank, { id, ...fields }) : call(addWithdrawBank, fields),
  );
}

/** Resolves with the server's message. */
export function deleteBankAccount(id: string): Promise<BankOutcome> {
  return sendOnce([id], () => call(deleteWithdrawBank, { id }));
}

/** Loads the bank catalogue, for pages that were built without banks (spec section 7). */
export async function loadBanks(): Promise<Result<Bank[]>> {
  const answer = await call(bank);
  return answer.ok ? { ok: true, value: firstOfEach('Banks', answer.value.data) } : answer;
}
