import { expect, test } from 'vitest';
import { promotionsAbout } from '@/lib/domain/site/promotion';

const named = (name: string) => ({ id: name, slug: name, name, html: '', summary: 'Live casino and sports' });

test.each([
  ['sports', ['First Sports Deposit 20%', 'খেলাধুলায় প্রথম ডিপোজিটে ২০%', '体育首存', 'Deposit Sukan Pertama']],
  ['casino', ['Weekly Live Casino Rebate', 'সাপ্তাহিক লাইভ ক্যাসিনো রিবেট', '真人娱乐每周返水', 'Rebat Kasino Langsung']],
] as const)('promotions about %s are told by their names, in every language', (subject, names) => {
  const all = [...names, 'Daily Reload 10%', 'স্লট ওয়েলকাম বোনাস'].map(named);
  expect(promotionsAbout(all, subject).map(({ name }) => name)).toEqual(names);
});
