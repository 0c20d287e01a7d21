import type { DatabaseSync } from 'node:sqlite';
import { insert } from '../../../database/database.ts';

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
  /** Whether it can be chosen with a deposit. */
  hasBonus: boolean;
}

export type PromotionChange = Pick<DeskPromotion, 'name' | 'content' | 'image' | 'language'>;

export type PromotionStore = ReturnType<typeof promotionStore>;

export function promotionStore(database: DatabaseSync) {
  const list = database.prepare(`
    select id, promotion_name as name, content, image, language, ended_at as endedAt, bonus_percent > 0 as hasBonus
    from promotion order by ended_at is not null, position`);
  const first = database.prepare('select min(position) as position from promotion');
  const change = database.prepare(
    'update promotion set promotion_name = :name, content = :content, image = :image, language = :language where id = :id',
  );
  const end = database.prepare('update promotion set ended_at = ? where id = ?');

  const all = () => list.all().map((row) => ({ ...row, hasBonus: row['hasBonus'] === 1 })) as unknown as DeskPromotion[];
  return {
    /** In the order of the site, then those that have ended. */
    list: all,
    find: (id: number) => all().find((promotion) => promotion.id === id),
    /** Adds one before all others. @returns its id */
    create: ({ name, ...promotion }: PromotionChange) =>
      insert(database, 'promotion', { promotion_name: name, ...promotion, position: Number(first.get()?.['position']) - 1 }),
    change: (id: number, promotion: PromotionChange) => void change.run({ id, ...promotion }),
    /** Takes it off the site and out of what can be chosen with a deposit; null offers it again. */
    end: (id: number, at: number | null) => void end.run(at, id),
  };
}
