import * as v from 'valibot';
import { CountOrUndefined, DecimalOrEmpty, RequiredText, TextOrEmpty, validRows } from '../wire/lenient-fields.ts';

/** A row of the transaction report (spec section 3). `createdAt` is shown as the backend wrote it. */
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
    amount: row.amount,
    status: row.status,
    createdAt: row.created_at,
  })),
);

/** One page of the transaction report (spec section 7). */
export const reportReply = v.pipe(
  v.object({
    data: validRows(ReportRow),
    total_record: CountOrUndefined,
    current_page: CountOrUndefined,
  }),
  v.transform(({ data, total_record }) => ({ rows: data, total: total_record ?? data.length })),
);
