import * as v from 'valibot';
import { DecimalOrEmpty } from '../wire/lenient-fields.ts';

/** A provider's balance. Exactly `false` means maintenance (spec section 4); anything else that is no amount is unknown. */
export const BalanceReply = v.pipe(
  v.object({ credit: v.optional(v.unknown(), null) }),
  v.transform(({ credit }) => (credit === false ? 'maintenance' : { credit: v.parse(DecimalOrEmpty, credit) })),
);
