import { expect, it } from 'vitest';
import { fitText } from '../../../../../src/lib/site/share/fit-text.ts';
import { outlineOf } from '../../../../../src/lib/site/share/outline.ts';

const place = { width: 400, maxLines: 2, sizes: [60, 40], weight: 700 } as const;

it.each([
  ['has the largest size where it fits', 'Slots', [60, 40], 60, ['Slots']],
  ['breaks between words', 'Weekly rebate rises', [60, 40], 60, ['Weekly rebate', 'rises']],
  ['breaks between Chinese characters, but never before a comma', '老虎机迎新，奖金', [76], 76, ['老虎机迎', '新，奖金']],
  ['has no line where there is no text', ' ', [60, 40], 60, []],
])('a text that is fitted %s', async (_name, text, sizes, size, lines) => {
  const outlines = await Promise.all(lines.map((line) => outlineOf(line, 700)));
  expect(await fitText(text, { ...place, sizes })).toEqual({ size, lines: outlines });
});

it.each([
  ['a long text', 'Weekly rebate on every slot game of every provider that we have'],
  ['a long word', 'https://play.example/promotion/weekly-rebate-of-all-providers'],
  ['a long Bengali text', 'সাপ্তাহিক লাইভ ক্যাসিনো রিবেট প্রত্যেক খেলোয়াড়ের জন্য প্রতি সোমবার সকালে'],
])('%s gets smaller, is cut, and never too wide', async (_, text) => {
  const { size, lines } = await fitText(text, place);
  expect(size).toBe(40);
  expect(lines.length).toBeLessThanOrEqual(2);
  for (const line of lines) expect((line.width * size) / 1_000).toBeLessThanOrEqual(400);
  const whole = await Promise.all(text.split(' ').map((word) => outlineOf(word, 700)));
  expect(lines.at(-1)?.paths).not.toContain(whole.at(-1)?.paths);
});
