import * as v from 'valibot';
import { ignoreIssue, type OnIssue } from '../wire/issues.ts';
import { DecimalOrEmpty } from '../wire/lenient-fields.ts';
import { reportedField, reportedRows } from '../wire/reported-fields.ts';
import { WireCount, WireName, WireSuccess, WireText } from '../wire/values.ts';

/** A game as the backend sends it. `image` is an address that has not been checked. */
export const GameRow = v.pipe(
  v.object({
    game_name: WireName,
    game_code: WireText,
    provider_id: WireText,
    provider_name: WireText,
    image: WireText,
  }),
  v.transform((row) => ({
    name: row.game_name,
    code: row.game_code,
    providerId: row.provider_id,
    providerName: row.provider_name,
    image: row.image,
  })),
);
export type GameRow = v.InferOutput<typeof GameRow>;

const PageInfo = v.object({ total_record: WireCount, page_size: v.nullish(WireCount) });

/** One page of a provider's games (spec section 7, `GET v1/game-list`). Without page info the page is the whole list. */
export function gameListReply(path = 'game-list', onIssue: OnIssue = ignoreIssue) {
  return v.pipe(
    v.object({
      success: WireSuccess,
      data: reportedRows(`${path}.data`, GameRow, onIssue),
      page_info: reportedField(`${path}.page_info`, PageInfo, onIssue),
    }),
    v.transform(({ success, data, page_info }) => ({
      success,
      games: data,
      total: page_info?.total_record ?? data.length,
      pageSize: page_info?.page_size || Math.max(data.length, 1),
    })),
  );
}

/** A provider in maintenance, also where its balance is refused for that. */
export const MaintenanceReply = v.pipe(
  v.object({ credit: v.literal(false) }),
  v.transform(() => 'maintenance' as const),
);

/** A provider's balance. Exactly `false` means maintenance (spec section 4); anything else that is no amount is unknown. */
export const BalanceReply = v.pipe(
  v.object({ credit: v.optional(v.unknown(), null) }),
  v.transform(({ credit }) =>
    credit === false ? 'maintenance' : { credit: v.parse(DecimalOrEmpty, credit) },
  ),
);
