import type { ListedAnswer } from './answers.ts';
import type { Contacts } from './site-settings.ts';

/** The texts of the sheet of help: keys of help.json, and its title. */
export const SUPPORT_TEXTS = [
  'search',
  'searchHint',
  'none',
  'more',
  'neverSend',
  'liveChat',
  'whatsapp',
  'telegram',
] as const;

/** What the sheet of help shows beside the answers; a file of its own, which no page loads before the sheet is opened. */
export interface SupportFile {
  texts: Record<(typeof SUPPORT_TEXTS)[number] | 'title' | 'close', string>;
  contacts: Contacts;
}

/** The same with the answers to common problems. */
export interface SupportSheet extends SupportFile {
  answers: readonly ListedAnswer[];
}
