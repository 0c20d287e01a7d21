import type { Handler } from 'hono';
import { formatSen } from '../../money/amount.ts';
import type { PlayerEnv } from '../../requests/bearer.ts';
import { readJson } from '../../seed/read-data.ts';
import type { Stores } from '../../stores/stores.ts';
import { groupsOf } from '../rows.ts';

const NO_PROMOTION = readJson<Record<string, string>>('promotions/no-promotion.json');
const NO_CHANNELS = { fund_transfer: [], payment_gateway: [], qr_pay: [] };

/** `GET /api/v1/user/pre-deposit`: what can be chosen. Promotions are those for readers of `locale`, after a row for none. */
export function preDepositCall({ database, accounts }: Stores): Handler<PlayerEnv> {
  const channels = database.prepare(`
    select method, id, bank_name, account_holder_name, account_no, type, qr_image from deposit_channel order by position`);
  const promotions = database.prepare(`
    select id, promotion_name, bonus_percent, bonus_limit, turnover_times, minimum_deposit from promotion
    where bonus_percent > 0 and (?1 is null or language is null or language = ?1) order by position`);

  return (c) => {
    const locale = c.req.query('locale');
    const { origin } = new URL(c.req.url);
    const rows = channels
      .all()
      .map(({ qr_image, ...row }) =>
        qr_image === null ? row : { ...row, qr_image: origin + qr_image },
      );
    return c.json({
      success: true,
      data: {
        game_provider: accounts.all(),
        deposit_bank: { ...NO_CHANNELS, ...groupsOf(rows, 'method') },
        promotion: [
          { id: 0, promotion_name: NO_PROMOTION[locale ?? 'en'] ?? NO_PROMOTION['en'] },
          ...promotions.all(locale ?? null).map(withTerms),
        ],
      },
    });
  };
}

/** Amounts are decimals in major units, as everywhere in the calls. */
function withTerms({ bonus_limit, minimum_deposit, ...row }: Record<string, unknown>) {
  return {
    ...row,
    bonus_limit: formatSen(Number(bonus_limit)),
    minimum_deposit: formatSen(Number(minimum_deposit)),
  };
}
