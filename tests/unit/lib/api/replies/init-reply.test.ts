import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { initReply } from '../../../../../src/lib/api/replies/init-reply.ts';
import { issueText } from '../../../../../src/lib/api/wire/issues.ts';

function read(data: unknown, success: unknown = true) {
  const issues: string[] = [];
  const result = v.safeParse(
    initReply((issue) => issues.push(issue)),
    { success, data },
  );
  return { data: result.success ? result.output.data : undefined, refusal: result.issues && issueText('init', result.issues), issues };
}

describe('a field', () => {
  it.each([
    ['theme', 'Green', 'Green'],
    ['brand_name', 7, '7'],
    ['brand_desc', { en: 'a', bd: 'b', xx: null }, { en: 'a', bd: 'b' }],
    [
      'brand_desc',
      [
        { language: 'en', content: 'a' },
        { language: 'zh-CN', content: 'c' },
      ],
      { en: 'a', cn: 'c' },
    ],
    ['brand_logo', '/logo.png', '/logo.png'],
    ['marquee', 'News', { en: 'News' }],
    ['marquee', { ' en ': 'a', bd: '' }, { en: 'a' }],
    ['marquee', [{ language: 'bd' }, { language: 'en', content: 'a' }], { en: 'a' }],
    ['marquee', { 0: { language: 'bd', content: 'b' }, 2: { language: 'en', content: 'a' } }, { bd: 'b', en: 'a' }],
    ['marquee', [], {}],
    ['marquee', { BN: 'b', en_GB: 'a' }, { bd: 'b', en: 'a' }],
    ['banner', [{ image: '/a.webp', title: 'A' }], [{ image: '/a.webp', title: 'A' }]],
    ['banner', [{ url: '/a.webp', name: 'A' }], [{ image: '/a.webp', title: 'A' }]],
    [
      'banner',
      [{ image: '/a.webp', heading: { en: 'Light', bn: 'আলো' }, link: { en: '/promotion' }, line: [] }],
      [{ image: '/a.webp', title: '', heading: { en: 'Light', bd: 'আলো' }, line: {}, link: { en: '/promotion' } }],
    ],
    ['banner', [{ image: '/a.webp', line: { en: 'No heading' } }], [{ image: '/a.webp', title: '' }]],
    [
      'banner',
      { 0: { url: '/a.webp' }, 4: { url: '/b.webp' } },
      [
        { image: '/a.webp', title: '' },
        { image: '/b.webp', title: '' },
      ],
    ],
    ['bank', [{ bank_id: 3, bank_name: 'Nodi Bank' }], [{ id: '3', name: 'Nodi Bank' }]],
    ['bank', [{ id: '3', name: 'Nodi Bank' }], [{ id: '3', name: 'Nodi Bank' }]],
    ['page', { term_and_condition: { en: '<p>' } }, [{ key: 'term-and-condition', texts: { en: '<p>' } }]],
    ['page', { ' Privacy _Policy ': 'x' }, [{ key: 'privacy-policy', texts: { en: 'x' } }]],
    ['page', { deposit: [{ language: 'bd', content: 'x' }] }, [{ key: 'deposit', texts: { bd: 'x' } }]],
    [
      'announcement',
      ['a', { title: 'b', content: 'c' }, { title: { en: 'd', bn: 'ঘ' }, content: [{ language: 'bd', content: 'ঙ' }] }],
      [
        { title: {}, content: { en: 'a' } },
        { title: { en: 'b' }, content: { en: 'c' } },
        { title: { en: 'd', bd: 'ঘ' }, content: { bd: 'ঙ' } },
      ],
    ],
    [
      'payment_logo',
      [{ name: 'A', image: '/a.webp' }, { title: 'B', url: '/b.webp' }, { image: '/c.webp' }],
      [
        { name: 'A', image: '/a.webp' },
        { name: 'B', image: '/b.webp' },
        { name: '', image: '/c.webp' },
      ],
    ],
    [
      'seo',
      [{ url: '/', title: 'T', description: 'D', og_title: 'OT', og_description: 'OD' }],
      [{ url: '/', title: 'T', description: 'D', ogTitle: 'OT', ogDescription: 'OD' }],
    ],
    ['contact_us', [{ type: 'LIVECHAT', content: 'https://x' }], [{ type: 'LIVECHAT', content: 'https://x' }]],
    [
      'provider',
      { slot: [{ provider_id: ' 5 ', provider_name: 'A', image: ' /a.webp ' }] },
      { live_casino: [], slot: [{ id: '5', name: 'A', image: '/a.webp' }], mobile_slot: [], sport: [] },
    ],
    ['provider', [], { live_casino: [], slot: [], mobile_slot: [], sport: [] }],
  ])('%s is understood as %j', (field, sent, expected) => {
    const { data, issues } = read({ brand_name: 'x', [field]: sent });
    expect(data?.[field as keyof typeof data]).toEqual(expected);
    expect(issues).toEqual([]);
  });

  it.each('banner announcement bank payment_logo partner_logo promotion seo hot_game contact_us page'.split(' '))(
    '%s may be null or missing',
    (field) => {
      expect(read({ brand_name: 'x', [field]: null })).toMatchObject({ data: { [field]: [] }, issues: [] });
      expect(read({ brand_name: 'x' })).toMatchObject({ data: { [field]: [] }, issues: [] });
    },
  );
});

it.each([
  ...['banner', 'announcement', 'bank', 'payment_logo', 'partner_logo', 'promotion', 'seo', 'hot_game', 'contact_us'].map(
    (field): [object, string] => [{ [field]: 5 }, `init.data.${field}: expected a list, got a number; read as empty`],
  ),
  ...['live_casino', 'slot', 'mobile_slot', 'sport'].map((group): [object, string] => [
    { provider: { [group]: 5 } },
    `init.data.provider.${group}: expected a list, got a number; read as empty`,
  ]),
  ...['brand_name', 'brand_logo', 'brand_favicon', 'theme'].map((field): [object, string] => [
    { [field]: {} },
    `init.data.${field}: expected a string or a number, got an object; read as missing`,
  ]),
  [{ partner_logo: [{ name: 'x' }] }, 'init.data.partner_logo[0]: expected image or url, got an object; left out'],
  [
    { provider: { slot: [{ provider_id: ' ', provider_name: 'A' }] } },
    'init.data.provider.slot[0].provider_id: expected an id, got 0; left out',
  ],
  [{ seo: [{ url: '/' }, { url: '/a' }, { url: '/b' }, { url: null }] }, 'init.data.seo[3].url: expected a string, got null; left out'],
  [{ seo: [{ title: 'x' }] }, 'init.data.seo[0].url: expected a value, got nothing; left out'],
  [
    { provider: { slot: [{ provider_id: null, provider_name: 'A' }] } },
    'init.data.provider.slot[0].provider_id: expected a string or a number, got null; left out',
  ],
  [
    { provider: { slot: [{ provider_id: 1, provider_name: ' ' }] } },
    'init.data.provider.slot[0].provider_name: expected a text, got 0; left out',
  ],
  [{ provider: 'none' }, 'init.data.provider: expected an object, got a string; read as empty'],
  [{ banner: [{ image: '/a.webp', heading: { en: 5 } }] }, 'init.data.banner.heading.en: expected a string, got a number; left out'],
  [{ banner: [{ title: 'x' }] }, 'init.data.banner[0]: expected image or url, got an object; left out'],
  [{ bank: [{ bank_id: 3 }] }, 'init.data.bank[0]: expected bank_id and bank_name, got an object; left out'],
  [{ bank: [{ name: 'C' }] }, 'init.data.bank[0]: expected bank_id and bank_name, got an object; left out'],
  [{ hot_game: [[]] }, 'init.data.hot_game[0].game_name: expected a value, got nothing; left out'],
  [{ marquee: { en: ['x'] } }, 'init.data.marquee.en: expected a string, got a list; left out'],
  [{ brand_desc: { th: 'x' } }, 'init.data.brand_desc: "th" is not a language of this site; left out'],
  [{ brand_desc: { constructor: 'x' } }, 'init.data.brand_desc: "constructor" is not a language of this site; left out'],
  [{ page: { deposit: [{ content: 'x' }] } }, 'init.data.page.deposit[0].language: expected a value, got nothing; left out'],
])('%j is reported', (sent, issue) => {
  const { data, issues } = read({ brand_name: 'x', ...sent });
  expect(issues).toEqual([issue]);
  expect(data).toBeDefined();
});

it.each([
  [undefined, true, 'init.data: expected an object, got nothing'],
  [null, true, 'init.data: expected an object, got null'],
  [[], true, 'init.data: expected site settings'],
  [{}, true, 'init.data: expected site settings'],
  [{ unknown: 1 }, true, 'init.data: expected site settings'],
  [{ brand_name: null }, true, 'init.data: expected site settings'],
  [{ brand_name: 'x' }, {}, 'init.success: expected a boolean or a number or a string, got an object'],
  [{ brand_name: 'x' }, false, 'init.success: expected true, got false'],
  [{ brand_name: 'x' }, 'no', 'init.success: expected true, got false'],
])('%j with success %j is no answer', (data, success, refusal) => {
  expect(read(data, success)).toMatchObject({ data: undefined, refusal: expect.stringContaining(refusal) });
});

it.each(['brand_name', 'provider', 'banner', 'page', 'promotion', 'seo', 'hot_game', 'marquee'])('%s alone is site settings', (field) => {
  expect(read({ [field]: [] }).data).toBeDefined();
});
