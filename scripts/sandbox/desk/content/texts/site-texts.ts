import type { DatabaseSync } from 'node:sqlite';

export const THEMES = ['Green', 'WhiteGold'] as const;
export type Theme = (typeof THEMES)[number];

export interface Language {
  /** App code. */
  code: string;
  /** In the language itself. */
  name: string;
}

/** The site's languages, and what the desk changes of its look. */
export interface SiteTexts {
  languages(): Language[];
  theme(): string;
  changeTheme(theme: Theme): void;
}

export function siteTexts(database: DatabaseSync): SiteTexts {
  const languages = database.prepare('select code, name from language order by position');
  const theme = database.prepare("select value from setting where name = 'theme'");
  const changeTheme = database.prepare("update setting set value = ? where name = 'theme'");
  return {
    languages: () => languages.all() as unknown as Language[],
    theme: () => String(theme.get()?.['value']),
    changeTheme: (name) => void changeTheme.run(name),
  };
}
