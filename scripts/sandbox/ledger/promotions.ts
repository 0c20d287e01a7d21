import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../time/clock.ts';
import { MAIN_WALLET } from './account.ts';
import { formatSen } from './amount.ts';

interface PromotionRequest {
  playerId: number;
  /** 0 for none. */
  promotionId: number;
  providerId: number;
  /** Sen. */
  amount: number;
}

/** Says why a deposit cannot have a promotion, in words for the player; undefined when it can. */
export type CheckPromotion = (request: PromotionRequest) => string | undefined;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Dhaka is six hours ahead the whole year. */
const DHAKA_OFFSET_MS = 6 * HOUR_MS;
/** The first of January 1970 was a Thursday; weeks begin on Monday. */
const THURSDAY_MS = 3 * DAY_MS;

const TOO_OFTEN = {
  once: 'This promotion can be taken once only',
  week: 'This promotion can be taken once a week',
  day: 'This promotion can be taken once a day',
} as const;

export function promotionCheck(database: DatabaseSync, now: Clock): CheckPromotion {
  const terms = database.prepare(`
    select minimum_deposit, bonus_groups, bonus_every, bonus_family from promotion where id = ? and bonus_percent > 0`);
  const groupOf = database.prepare('select category from provider where id = ?');
  // A rejected deposit does not count.
  const taken = database.prepare(`
    select 1 from deposit join ticket on ticket.id = ticket_id join promotion on promotion.id = promotion_id
    where player_id = ? and bonus_family = ? and status <> 'Rejected' and ticket.created_at >= ?`);

  return ({ playerId, promotionId, providerId, amount }) => {
    if (promotionId === 0) return;
    const row = terms.get(promotionId);
    if (!row) return 'Please choose a promotion from the list';
    const minimum = Number(row['minimum_deposit']);
    if (amount < minimum) return `This promotion needs a deposit of at least ${formatSen(minimum)}`;
    const groups = JSON.parse(String(row['bonus_groups'])) as string[];
    const group = String(groupOf.get(providerId)?.['category']);
    if (groups.length > 0 && providerId !== MAIN_WALLET && !groups.includes(group)) return 'This promotion is not for this provider';
    const every = String(row['bonus_every']);
    if (every === 'time') return;
    const isTaken = taken.get(playerId, Number(row['bonus_family']), startOf(every, now()));
    return isTaken ? TOO_OFTEN[every as keyof typeof TOO_OFTEN] : undefined;
  };
}

/** When the current day or week began in Dhaka, in milliseconds; 0 for what can be taken once only. */
function startOf(every: string, at: number): number {
  if (every === 'once') return 0;
  const [length, shift] = every === 'week' ? [7 * DAY_MS, DHAKA_OFFSET_MS + THURSDAY_MS] : [DAY_MS, DHAKA_OFFSET_MS];
  return Math.floor((at + shift) / length) * length - shift;
}
