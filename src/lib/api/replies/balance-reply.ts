import * as v from 'valibot';
import { DecimalOrEmpty, sent } from '../wire/lenient-fields.ts';

/** A provider's balance. Exactly `false` means maintenance (spec section 4); anything else that is no amount is unknown. */
export const BalanceReply = v.pipe(
  v.object({ credit: v.pipe(v.optional(v.unknown(), null), sent('balance')) }),
  v.transform(({ credit }) => (credit === false ? 'maintenance' : { credit: v.parse(DecimalOrEmpty, credit) })),
);
