import { expect, it } from 'vitest';
import type { Promotion } from '@/lib/domain/site/promotion';
import { offerOf } from '@/lib/site/offer';

const named = (name: string, html = ''): Promotion => ({
  id: name,
  slug: name,
  name,
  html,
  summary: name,
});
const table = (...rows: string[]) =>
  `<p>On Monday</p><table><tbody>${rows.join('\n')}</tbody></table>`;
const row = (title: string, value: string) => `<tr><th>${title}</th><td>${value}</td></tr>`;

it.each([
  ['Slots Welcome Bonus 50%', ['Slots Welcome Bonus ', '50%', '']],
  ['সাপ্তাহিক রিবেট ০.৫%', ['সাপ্তাহিক রিবেট ', '০.৫%', '']],
  ['RM 20 Each: Refer a Friend', ['', 'RM 20', ' Each: Refer a Friend']],
])('home offers the first promotion that has an amount in its name: %s', (name, parts) => {
  expect(offerOf([named('The 7 seas'), named(name), named('Later 5%')], 'en')?.name).toEqual(parts);
});

it('home offers the first promotion where none has an amount, and nothing where there is none', () => {
  expect(offerOf([named('Friends'), named('Seven')], 'en')).toMatchObject({
    promotion: { id: 'Friends' },
    name: ['Friends'],
    terms: [],
  });
  expect(offerOf([], 'en')).toBeUndefined();
});

it('the offer says the first conditions that have a number, in the operator’s words', () => {
  const html = table(
    row('For', 'Slots'),
    row('Bonus', '<strong>50%</strong> of it, <a href="/help">at most</a> RM 150'),
    row('Turnover', '১২ গুণ'),
    row('Minimum', 'RM 30'),
  );
  expect(offerOf([named('Bonus 50%', html)], 'en')?.terms).toEqual([
    'Bonus: 50% of it, at most RM 150',
    'Turnover: ১২ গুণ',
  ]);
  expect(
    offerOf([named('50%', table(...Array(60_000).fill('<tr><th>1</th></tr>')))], 'en')?.terms,
  ).toEqual([]);
  expect(offerOf([named('50%', table(row('流水要求', '12 倍')))], 'cn')?.terms).toEqual([
    '流水要求：12 倍',
  ]);
});

it('the offer reads a row of its own under a row of headings, and lines apart', () => {
  const html = table(
    '<tr><th>Term</th><th>Value</th></tr>',
    row('Turnover', '10 times<br />within 7 days'),
    row('<p>For</p>', '<p>2 slots</p><p>a day</p>'),
  );
  expect(offerOf([named('Bonus 50%', html)], 'en')?.terms).toEqual([
    'Turnover: 10 times within 7 days',
    'For: 2 slots a day',
  ]);
});
