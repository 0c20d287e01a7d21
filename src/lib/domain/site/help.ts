import type { LanguageTexts } from './site-settings.ts';

/** Help pages: the address under `/help/` and the key of the content in the site settings (spec section 2). */
export const HELP_PAGES = {
  'responsible-gaming': 'responsible-gaming',
  deposit: 'deposit',
  'term-and-conditions': 'term-and-condition',
  'privacy-and-security': 'privacy-policy',
} as const;
export type HelpSlug = keyof typeof HELP_PAGES;
export type HelpKey = (typeof HELP_PAGES)[HelpSlug];

/** Sanitised HTML by help key and language. */
export type HelpContent = Partial<Record<HelpKey, LanguageTexts>>;
