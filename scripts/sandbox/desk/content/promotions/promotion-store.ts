import type { DatabaseSync } from 'node:sqlite';
import { formatSen } from '../../../ledger/amount.ts';

export interface DeskPromotion {
  id: number;
  name: string;
  /** HTML. */
  content: string;
  /** Address of its picture. */
  image: string;
  /** App code; null for readers of every language. */
  language: string | null;
  /** Null while it is offered. */
  endedAt: number | null;
  /** What it grants with a deposit, in words; null for nothing. */
  bonus: string | null;
}

/** What a promotion grants with a deposit. Amounts in sen. */
export interface BonusTerms {
  percent: number;
  limit: number;
  turnoverTimes: number;
  minimumDeposit: number;
  days: number;
}

export type PromotionChange = Pick<DeskPromotion, 'name' | 'content' | 'image' | 'language'>;

export interface PromotionStore {
  /** In the order of the site, then those that have ended. */
  list(): DeskPromotion[];
  find(id: number): DeskPromotion | undefined;
  /** Adds one before all others. @returns its id */
  create(promotion: PromotionChange, terms: BonusTerms | undefined): number;
  change(id: number, promotion: PromotionChange): void;
  /** Takes it off the site and out of what can be chosen with a deposit; null offers it again. */
  end(id: number, at: number | null): void;
}

export function promotionStore(database: DatabaseSync): PromotionStore {
  const list = database.prepare(`
    select id, promotion_name as name, content, image, language, ended_at as endedAt, bonus_percent, bonus_limit, turnover_times,
      minimum_deposit, bonus_days
    from promotion order by ended_at is not null, position`);
  const add = database.prepare(`
    insert into promotion (promotion_name, content, image, language, position, bonus_percent, bonus_limit, turnover_times, minimum_deposit, bonus_days)
    select :name, :content, :image, :language, ifnull(min(position), 0) - 1, :percent, :limit, :turnoverTimes, :minimumDeposit, :days
    from promotion returning id`);
  const change = database.prepare(
    'update promotion set promotion_name = :name, content = :content, image = :image, language = :language where id = :id',
  );
  const end = database.prepare('update promotion set ended_at = ? where id = ?');

  const all = () => list.all().map((row) => ({ ...row, bonus: bonusOf(row) })) as unknown as DeskPromotion[];
  return {
    list: all,
    find: (id) => all().find((promotion) => promotion.id === id),
    create(promotion, terms = { percent: 0, limit: 0, turnoverTimes: 0, minimumDeposit: 0, days: 0 }) {
      return Number(add.get({ ...promotion, ...terms })?.['id']);
    },
    change: (id, promotion) => void change.run({ id, ...promotion }),
    end: (id, at) => void end.run(at, id),
  };
}

function bonusOf(row: Record<string, unknown>): string | null {
  const [percent, times, days] = [row['bonus_percent'], row['turnover_times'], row['bonus_days']].map(Number);
  if (percent === 0) return null;
  const [limit, minimum] = [row['bonus_limit'], row['minimum_deposit']].map((sen) => `RM ${formatSen(Number(sen))}`);
  return `${percent}% of a deposit of at least ${minimum}, at most ${limit}; turnover ${times} times deposit and bonus, within ${days} days`;
}
