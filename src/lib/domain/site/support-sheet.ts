import type { AnswerSlug } from './answers.ts';
import type { Contacts } from './site-settings.ts';

/** What the sheet of help shows; a file of its own, which no page loads before the sheet is opened. */
export interface SupportSheet {
  texts: Record<'title' | 'close' | 'neverSend' | 'more' | keyof Contacts, string>;
  contacts: Contacts;
  answers: readonly { slug: AnswerSlug; title: string }[];
}
