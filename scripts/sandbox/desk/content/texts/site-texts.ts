import type { DatabaseSync } from 'node:sqlite';

export const THEMES = ['Green', 'WhiteGold'] as const;
export type Theme = (typeof THEMES)[number];

export interface Language {
  /** App code. */
  code: string;
  /** In the language itself. */
  name: string;
}

export interface MarqueeText extends Language {
  text: string;
}

/** The site's languages, and what the desk changes of its texts and its look. */
export interface SiteTexts {
  languages(): Language[];
  marquee(): MarqueeText[];
  changeMarquee(texts: readonly Pick<MarqueeText, 'code' | 'text'>[]): void;
  theme(): string;
  changeTheme(theme: Theme): void;
}

export function siteTexts(database: DatabaseSync): SiteTexts {
  const languages = database.prepare('select code, name from language order by position');
  const marquee = database.prepare(`
    select code, language.name, coalesce(text, '') as text
    from language left join setting_text on setting_text.language = code and setting_text.name = 'marquee' order by position`);
  const changeMarquee = database.prepare(`
    insert into setting_text (name, language, text) values ('marquee', :code, :text)
    on conflict (name, language) do update set text = excluded.text`);
  const theme = database.prepare("select value from setting where name = 'theme'");
  const changeTheme = database.prepare("update setting set value = ? where name = 'theme'");
  return {
    languages: () => languages.all() as unknown as Language[],
    marquee: () => marquee.all() as unknown as MarqueeText[],
    changeMarquee: (texts) => {
      for (const { code, text } of texts) changeMarquee.run({ code, text });
    },
    theme: () => String(theme.get()?.['value']),
    changeTheme: (name) => void changeTheme.run(name),
  };
}
