import type { Language } from '../../config.ts';
import type { Picture } from '../picture.ts';

/** A promotion (spec section 3). */
export interface Promotion {
  id: string;
  /** The last part of its own address, `/promotion/{slug}`. Safe and unique. */
  slug: string;
  name: string;
  /** Absent: shown in every language. */
  language?: Language;
  image?: Picture;
  /** Sanitised at the pull; may be set as HTML. */
  html: string;
  /** The start of the content as plain text, at most 160 characters, for cards and descriptions. */
  summary: string;
}

/** Words by which a promotion's name tells its subject, in all languages; the backend has no field for it. */
const WORDS = {
  casino: /casino|kasino|ক্যাসিনো|真人|赌场/i,
  sports: /sport|cricket|football|sukan|bola sepak|স্পোর্টস|খেলাধুলা|ক্রিকেট|ফুটবল|体育|足球|板球/i,
} as const;
export type PromotionSubject = keyof typeof WORDS;

/** The promotions whose name is about a subject. */
export function promotionsAbout(promotions: readonly Promotion[], subject: PromotionSubject): Promotion[] {
  return promotions.filter(({ name }) => WORDS[subject].test(name));
}
