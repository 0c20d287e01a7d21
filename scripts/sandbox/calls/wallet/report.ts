import type { Handler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { MAIN_WALLET_NAME } from '../../money/accounts.ts';
import { formatSen } from '../../money/amount.ts';
import type { PlayerEnv } from '../../requests/bearer.ts';
import { Refusal } from '../../requests/refusal.ts';
import { type FieldRule, type Fields, wrappedForm } from '../../requests/wrapped-form.ts';
import type { Stores } from '../../stores/stores.ts';
import { dhakaTime, parseDhakaTime } from '../../time/dhaka-time.ts';

/** Types and statuses in the order of the filter's codes, which begin with 1. */
const TYPES = new Map<unknown, string>([
  ['deposit', 'Deposit'],
  ['withdraw', 'Withdraw'],
  ['transfer', 'Transfer'],
  ['bonus', 'Bonus'],
  ['rebate', 'Rebate'],
  ['adjustment', 'Wallet Adjustment'],
]);
const STATUSES = [['Pending', 'Approved', 'Rejected'], ['Pending'], ['Approved'], ['Rejected']];
const RULES: readonly FieldRule[] = [
  ['type', /^[1-6]?$/, 'type: expected 1 to 6, or nothing for all'],
  ['ticket_status', /^[1-4]$/, 'ticket_status: expected 1 to 4'],
  ['page', /^[1-9]\d{0,5}$/, 'page: expected a number from 1'],
  ['page_size', /^([1-9]\d?|100)$/, 'page_size: expected 1 to 100'],
];
const SECOND_MS = 1000;

/**
 * `POST /api/v1/report`: a page of the player's transactions, newest first. Both dates are days in Dhaka and count in full; an empty one sets no
 * limit.
 */
export function reportCall({ database }: Stores): Handler<PlayerEnv> {
  const matching = `from ticket where player_id = :playerId and (:type is null or type = :type)
    and status in (select value from json_each(:statuses)) and created_at >= :from and created_at < :until`;
  const count = database.prepare(`select count(*) as total ${matching}`);
  const rows = database.prepare(`
    select transaction_id, type, amount, status, created_at,
      (select name from provider where id = from_provider_id) as from_name, (select name from provider where id = to_provider_id) as to_name,
      (select bank_name from deposit join deposit_channel on deposit_channel.id = channel_id where ticket_id = ticket.id) as paid_by,
      (select bank_name from withdrawal where ticket_id = ticket.id) as paid_to
    ${matching} order by created_at desc, id desc limit :limit offset :offset`);

  return async (c) => {
    const fields = await wrappedForm(c, 'view_report');
    const broken = RULES.find(([field, pattern]) => !pattern.test(fields(field)));
    if (broken) throw new HTTPException(400, { message: broken[2] });
    const from = bound(fields, 'start_date') ?? 0;
    const until = (bound(fields, 'end_date') ?? Number.MAX_SAFE_INTEGER - SECOND_MS) + SECOND_MS;
    if (from >= until) throw new Refusal('The start date must not be after the end date');

    const [page, limit] = [Number(fields('page')), Number(fields('page_size'))];
    const filter = {
      playerId: c.get('playerId'),
      type: String([...TYPES.keys()][Number(fields('type')) - 1] ?? '') || null,
      statuses: JSON.stringify(STATUSES[Number(fields('ticket_status')) - 1]),
      from,
      until,
    };
    const data = rows
      .all({ ...filter, limit, offset: (page - 1) * limit })
      .map(({ type, from_name, to_name, paid_by, paid_to, amount, created_at, ...row }) => {
        const hasEnds = type === 'transfer' || paid_by || paid_to;
        return {
          ...row,
          type: TYPES.get(type),
          provider: hasEnds ? '' : (from_name ?? to_name ?? MAIN_WALLET_NAME),
          from_provider: hasEnds ? (paid_by ?? from_name ?? MAIN_WALLET_NAME) : '',
          to_provider: hasEnds ? (paid_to ?? to_name ?? MAIN_WALLET_NAME) : '',
          amount: formatSen(Number(amount)),
          created_at: dhakaTime(Number(created_at)),
        };
      });
    return c.json({
      success: true,
      data,
      total_record: count.get(filter)?.['total'],
      current_page: page,
    });
  };
}

/** Milliseconds; undefined for an empty field. Anything that is no moment is refused with 400. */
function bound(fields: Fields, name: string): number | undefined {
  const text = fields(name);
  if (text === '') return;
  const at = parseDhakaTime(text);
  if (at === undefined)
    throw new HTTPException(400, { message: `${name}: expected YYYY-MM-DD HH:MM:SS` });
  return at;
}
