import type { Promotion } from '../domain/site/promotion.ts';

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
