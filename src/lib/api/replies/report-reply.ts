import * as v from 'valibot';
import { typeOfRow } from '../../domain/report/report.ts';
import {
  CountOrUndefined,
  DecimalOrEmpty,
  listOf,
  RequiredText,
  readRows,
  TextOrEmpty,
} from '../wire/lenient-fields.ts';

/** A row of the transaction report (spec section 3). `createdAt` is shown as the backend wrote it; some write the amount of a withdrawal with a sign. */
const ReportRow = v.pipe(
  v.object({
    transaction_id: RequiredText,
    type: TextOrEmpty,
    provider: TextOrEmpty,
    from_provider: TextOrEmpty,
    to_provider: TextOrEmpty,
    amount: DecimalOrEmpty,
    status: TextOrEmpty,
    created_at: TextOrEmpty,
  }),
  v.transform((row) => ({
    id: row.transaction_id,
    type: row.type,
    fromProvider: row.from_provider || row.provider,
    toProvider: row.to_provider,
    amount: typeOfRow(row.type) === 'withdraw' ? row.amount.replace('-', '') : row.amount,
    status: row.status,
    createdAt: row.created_at,
  })),
);

/** What is no list is not none: the player would read that there are no transactions. */
const ReportRows = v.pipe(
  v.unknown(),
  v.transform((value) => (value === undefined ? undefined : listOf(value))),
  v.array(v.unknown()),
  v.transform((list) => ({ rows: readRows(ReportRow, list), sent: list.length })),
);

/** A page of the report (spec section 7). `sent` counts unreadable rows, too; `isComplete`: none is, and an empty page says so itself. */
export const reportReply = v.pipe(
  v.object({ data: ReportRows, total_record: CountOrUndefined, current_page: CountOrUndefined }),
  v.transform(({ data: { rows, sent }, total_record: total = rows.length }) => ({
    rows,
    sent,
    total,
    isComplete: rows.length === sent && (sent > 0 || total === 0),
  })),
);
