import * as v from 'valibot';
import { DecimalOrEmpty } from '../wire/lenient-fields.ts';

/** A provider's balance: maintenance is exactly `false` (spec section 4); anything else that is no amount is not known. */
export const BalanceReply = v.pipe(
  v.object({ credit: v.optional(v.unknown(), null) }),
  v.transform(({ credit }) => (credit === false ? 'maintenance' : { credit: v.parse(DecimalOrEmpty, credit) })),
);
