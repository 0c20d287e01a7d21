import type { DatabaseSync } from 'node:sqlite';

export interface DeskPromotion {
  id: number;
  name: string;
  /** HTML. */
  content: string;
  /** App code; null for readers of every language. */
  language: string | null;
}

export interface MarqueeText {
  language: string;
  languageName: string;
  text: string;
}

/** What the desk edits of the site's content. */
export interface ContentStore {
  promotions(): DeskPromotion[];
  marquee(): MarqueeText[];
  /** @returns whether there is such a promotion */
  changePromotion(change: Pick<DeskPromotion, 'id' | 'name' | 'content'>): boolean;
  changeMarquee(texts: readonly Pick<MarqueeText, 'language' | 'text'>[]): void;
}

export function contentStore(database: DatabaseSync): ContentStore {
  const promotions = database.prepare('select id, promotion_name as name, content, language from promotion order by position');
  const marquee = database.prepare(`
    select code as language, language.name as languageName, coalesce(text, '') as text
    from language left join setting_text on setting_text.language = code and setting_text.name = 'marquee' order by position`);
  const changePromotion = database.prepare('update promotion set promotion_name = :name, content = :content where id = :id');
  const changeMarquee = database.prepare(`
    insert into setting_text (name, language, text) values ('marquee', :language, :text)
    on conflict (name, language) do update set text = excluded.text`);
  return {
    promotions: () => promotions.all() as unknown as DeskPromotion[],
    marquee: () => marquee.all() as unknown as MarqueeText[],
    changePromotion: ({ id, name, content }) => Number(changePromotion.run({ id, name, content }).changes) === 1,
    changeMarquee: (texts) => {
      for (const { language, text } of texts) changeMarquee.run({ language, text });
    },
  };
}
