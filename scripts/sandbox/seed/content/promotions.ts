import { readFileSync } from 'node:fs';
import type { ContentLanguage } from './languages.ts';

/** A promotion as the backend keeps it (spec section 3); `language: null` means every language (decisions, 17). */
interface SeedPromotion {
  id: number;
  promotionName: string;
  language: ContentLanguage | null;
  /** HTML, as an operator would have entered it: not yet sanitised. */
  content: string;
}

const titles: readonly Omit<SeedPromotion, 'content'>[] = [
  { id: 101, promotionName: 'Slots Welcome Bonus 50%', language: 'en' },
  { id: 102, promotionName: 'Daily Reload 10%', language: 'en' },
  { id: 103, promotionName: 'Weekly Live Casino Rebate 0.5%', language: 'en' },
  { id: 104, promotionName: 'First Sports Deposit 20%', language: 'en' },
  { id: 105, promotionName: 'Refer a Friend: RM 20 Each', language: 'en' },
  { id: 106, promotionName: 'স্লট স্বাগত বোনাস ৫০%', language: 'bd' },
  { id: 107, promotionName: 'দৈনিক রিলোড ১০%', language: 'bd' },
  { id: 108, promotionName: 'সাপ্তাহিক লাইভ ক্যাসিনো রিবেট ০.৫%', language: 'bd' },
  { id: 109, promotionName: 'খেলাধুলায় প্রথম ডিপোজিটে ২০%', language: 'bd' },
  { id: 110, promotionName: 'বন্ধুকে আনুন: দুজনেরই RM 20', language: 'bd' },
  { id: 111, promotionName: '老虎机迎新奖金 50%', language: 'cn' },
  { id: 112, promotionName: '真人娱乐每周返水 0.5%', language: 'cn' },
  { id: 113, promotionName: 'Tambah Nilai Harian 10%', language: 'ms' },
  { id: 114, promotionName: 'Deposit Sukan Pertama 20%', language: 'ms' },
  { id: 115, promotionName: 'Weekly Mobile Slots 15%', language: null },
  { id: 116, promotionName: 'Weekly Slots Rebate 0.3%', language: null },
];

/** Every promotion of the invented business, in the order the backend lists them. */
export const promotions: readonly SeedPromotion[] = titles.map((title) => ({
  ...title,
  content: readFileSync(new URL(`./promotions/${title.id}.html`, import.meta.url), 'utf8'),
}));
