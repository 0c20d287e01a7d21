import { LANGUAGES, type Language, THEMES, type Theme } from '@/lib/config';

/** The pages of the gallery, each with the components of one subject. A dialog has a page of its own, since it lies over everything. */
export const PARTS = [
  'actions',
  'fields',
  'choices',
  'notices',
  'waiting',
  'tiles',
  'pages',
  'money',
  'wallet',
  'budget',
  'list',
  'dialog',
  'sheet',
  'review',
  'launch',
] as const;
export type Part = (typeof PARTS)[number];

export interface Place {
  language: Language;
  theme: Theme;
  part: Part;
}

export function addressOf({ language, theme, part }: Place): string {
  return `/gallery/${language}/${theme}/${part}`;
}

export const PLACES: readonly Place[] = PARTS.flatMap((part) =>
  LANGUAGES.flatMap((language) => THEMES.map((theme) => ({ language, theme, part }))),
);
