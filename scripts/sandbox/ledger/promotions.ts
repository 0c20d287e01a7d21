import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../time/clock.ts';
import { MAIN_WALLET } from './account.ts';
import { decimalOf } from './decimal.ts';

interface Taking {
  playerId: number;
  /** 0 for none. */
  promotionId: number;
  providerId: number;
  /** Sen. */
  amount: number;
}

/** What keeps a deposit from carrying a promotion, in words for the player. */
export type PromotionProblem = (taking: Taking) => string | undefined;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Dhaka is six hours ahead the whole year. */
const DHAKA = 6 * HOUR;
/** The first of January 1970 was a Thursday; weeks begin on Monday. */
const THURSDAY = 3 * DAY;

const TOO_OFTEN = {
  once: 'This promotion can be taken once only',
  week: 'This promotion can be taken once a week',
  day: 'This promotion can be taken once a day',
} as const;

export function promotionProblems(database: DatabaseSync, now: Clock): PromotionProblem {
  const terms = database.prepare(`
    select minimum_deposit, bonus_groups, bonus_every, bonus_family from promotion where id = ? and bonus_percent > 0`);
  const groupOf = database.prepare('select category from provider where id = ?');
  // A deposit that was rejected has taken nothing.
  const taken = database.prepare(`
    select 1 from deposit join ticket on ticket.id = ticket_id join promotion on promotion.id = promotion_id
    where player_id = ? and bonus_family = ? and status <> 'Rejected' and ticket.created_at >= ?`);

  return ({ playerId, promotionId, providerId, amount }) => {
    if (promotionId === 0) return;
    const row = terms.get(promotionId);
    if (!row) return 'Please choose a promotion from the list';
    const least = Number(row['minimum_deposit']);
    if (amount < least) return `This promotion needs a deposit of at least ${decimalOf(least)}`;
    const groups = JSON.parse(String(row['bonus_groups'])) as string[];
    const group = String(groupOf.get(providerId)?.['category']);
    if (groups.length > 0 && providerId !== MAIN_WALLET && !groups.includes(group)) return 'This promotion is not for this provider';
    const every = String(row['bonus_every']);
    if (every === 'time') return;
    const isTaken = taken.get(playerId, Number(row['bonus_family']), sinceWhen(every, now()));
    return isTaken ? TOO_OFTEN[every as keyof typeof TOO_OFTEN] : undefined;
  };
}

/** When the day or the week began in Dhaka; the beginning of time for what is taken once. */
function sinceWhen(every: string, at: number): number {
  if (every === 'once') return 0;
  const [length, shift] = every === 'week' ? [7 * DAY, DHAKA + THURSDAY] : [DAY, DHAKA];
  return Math.floor((at + shift) / length) * length - shift;
}
