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
}

export type PromotionChange = Omit<DeskPromotion, 'id'>;

export type PromotionStore = ReturnType<typeof promotionStore>;

export function promotionStore(database: DatabaseSync) {
  const list = database.prepare('select id, promotion_name as name, content, image, language from promotion order by position');
  const first = database.prepare('select min(position) as position from promotion');
  const change = database.prepare(
    'update promotion set promotion_name = :name, content = :content, image = :image, language = :language where id = :id',
  );

  const all = () => list.all() as unknown as DeskPromotion[];
  return {
    /** In the order of the site. */
    list: all,
    find: (id: number) => all().find((promotion) => promotion.id === id),
    /** Adds one before all others. @returns its id */
    create: ({ name, ...promotion }: PromotionChange) =>
      insert(database, 'promotion', { promotion_name: name, ...promotion, position: Number(first.get()?.['position']) - 1 }),
    change: (id: number, promotion: PromotionChange) => void change.run({ id, ...promotion }),
  };
}
