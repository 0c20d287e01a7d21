import { LANGUAGES, type Language, THEMES, type Theme } from '@/lib/config';

/** What lies over everything, and has a page of its own. */
const OVERLAYS = ['dialog', 'sheet', 'review', 'launch'] as const;

const SUBJECTS = [
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
] as const;

/** The pages of the gallery, each with the components of one subject. */
export const PARTS = [...SUBJECTS, ...OVERLAYS] as const;
export type Part = (typeof PARTS)[number];
export const isOverlay = (part: Part) => OVERLAYS.some((name) => name === part);

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
