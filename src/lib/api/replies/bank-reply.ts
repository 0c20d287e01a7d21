import * as v from 'valibot';
import { ignoreIssue, type OnIssue } from '../wire/issues.ts';
import { answeredRows } from '../wire/reported-fields.ts';
import { WireId, WireSuccess, WireText } from '../wire/values.ts';

/** A bank of the catalogue. Some rows name their fields `id` and `name`. */
export const BankRow = v.pipe(
  v.object({ bank_id: v.nullish(WireId), id: v.nullish(WireId), bank_name: WireText, name: WireText }),
  v.transform((row) => ({ id: row.bank_id ?? row.id ?? '', name: row.bank_name ?? row.name ?? '' })),
  v.check(({ id, name }) => id !== '' && name !== '', 'bank_id and bank_name'),
);

/** The bank catalogue (spec section 7, `GET /v1/bank`). */
export function bankReply(path = 'bank', onIssue: OnIssue = ignoreIssue) {
  return v.object({ success: WireSuccess, data: answeredRows(`${path}.data`, BankRow, onIssue) });
}
