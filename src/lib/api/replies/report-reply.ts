import * as v from 'valibot';
import { LooseCount, LooseDecimal, LooseText, looseRows, NeededText } from '../wire/loose.ts';

/** A row of the transaction report (spec section 3). `createdAt` is shown as it was sent (decisions, 26). */
const ReportRow = v.pipe(
  v.object({
    transaction_id: NeededText,
    type: LooseText,
    provider: LooseText,
    from_provider: LooseText,
    to_provider: LooseText,
    amount: LooseDecimal,
    status: LooseText,
    created_at: LooseText,
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
    data: looseRows(ReportRow),
    total_record: LooseCount,
    current_page: LooseCount,
  }),
  v.transform(({ data, total_record, current_page }) => ({ rows: data, total: total_record ?? data.length, page: current_page })),
);
