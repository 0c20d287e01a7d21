import { expect, test } from 'vitest';
import { initReply } from '@/lib/api/replies/init-reply';
import { issueText } from '@/lib/api/wire/issues';
import { readReply } from './read-reply.ts';

function read(data: unknown, success: unknown = true) {
  const { output, problems, issues } = readReply(initReply, { success, data });
  return { data: output?.data, refusal: problems && issueText('init', problems), issues };
}

const noProviders = { live_casino: [], slot: [], mobile_slot: [], sport: [] };

test.each([
  ['brand_name', 7, '7'],
  ['brand_desc', { en: 'a', bd: 'b', xx: null }, { en: 'a', bd: 'b' }],
  ['marquee', { ' en ': 'a', bd: '' }, { en: 'a' }],
  [
    'marquee',
    { 0: { language: 'bd', content: 'b' }, 2: { language: 'en', content: 'a' } },
    { bd: 'b', en: 'a' },
  ],
  ['marquee', [], {}],
  ['marquee', { BN: 'b', en_GB: 'a' }, { bd: 'b', en: 'a' }],
  ['banner', [{ image: '/a.webp', title: 'A' }], [{ image: '/a.webp', title: 'A' }]],
  ['banner', [{ url: '/a.webp', name: 'A' }], [{ image: '/a.webp', title: 'A' }]],
  [
    'banner',
    [
      {
        image: '/a.webp',
        heading: { en: 'Light', bn: 'আলো' },
        link: { en: '/promotion' },
        line: [],
      },
    ],
    [
      {
        image: '/a.webp',
        title: '',
        heading: { en: 'Light', bd: 'আলো' },
        line: {},
        link: { en: '/promotion' },
      },
    ],
  ],
  ['payment_logo', [{ title: 'B', url: '/b.webp' }], [{ name: 'B', image: '/b.webp' }]],
  ['banner', [{ image: '/a.webp', line: { en: 'No heading' } }], [{ image: '/a.webp', title: '' }]],
  ['bank', [{ bank_id: 3, bank_name: 'Nodi Bank' }], [{ id: '3', name: 'Nodi Bank' }]],
  ['bank', [{ id: '3', name: 'Nodi Bank' }], [{ id: '3', name: 'Nodi Bank' }]],
  [
    'page',
    { term_and_condition: { en: '<p>' } },
    [{ key: 'term-and-condition', texts: { en: '<p>' } }],
  ],
  ['page', { ' Privacy _Policy ': 'x' }, [{ key: 'privacy-policy', texts: { en: 'x' } }]],
  [
    'announcement',
    [
      'a',
      { title: 'b', content: 'c' },
      { title: { en: 'd', bn: 'ঘ' }, content: [{ language: 'bd', content: 'ঙ' }] },
    ],
    [
      { title: {}, content: { en: 'a' } },
      { title: { en: 'b' }, content: { en: 'c' } },
      { title: { en: 'd', bd: 'ঘ' }, content: { bd: 'ঙ' } },
    ],
  ],
  [
    'seo',
    [{ url: '/', title: 'T', description: 'D', og_title: 'OT', og_description: 'OD' }],
    [{ url: '/', title: 'T', description: 'D', ogTitle: 'OT', ogDescription: 'OD' }],
  ],
  [
    'provider',
    { slot: [{ provider_id: ' 5 ', provider_name: 'A', image: ' /a.webp ' }] },
    { ...noProviders, slot: [{ id: '5', name: 'A', image: '/a.webp' }] },
  ],
  ['provider', [], noProviders],
])('%s is understood as %j', (field, sent, expected) => {
  const { data, issues } = read({ brand_name: 'x', [field]: sent });
  expect(data?.[field as keyof typeof data]).toEqual(expected);
  expect(issues).toEqual([]);
});

test.each(['banner', 'page'])('%s may be null or missing', (field) => {
  expect(read({ brand_name: 'x', [field]: null })).toMatchObject({
    data: { [field]: [] },
    issues: [],
  });
  expect(read({ brand_name: 'x' })).toMatchObject({ data: { [field]: [] }, issues: [] });
});

test.each([
  [{ banner: 5 }, 'init.data.banner: expected a list'],
  [{ provider: { slot: 5 } }, 'init.data.provider.slot: expected a list'],
  [{ brand_name: {} }, 'init.data.brand_name: '],
  [{ partner_logo: [{ name: 'x' }] }, 'init.data.partner_logo[0]: expected image or url'],
  [
    { provider: { slot: [{ provider_id: ' ', provider_name: 'A' }] } },
    'init.data.provider.slot[0].provider_id: ',
  ],
  [{ seo: [{ url: '/' }, { url: '/a' }, { url: '/b' }, { url: null }] }, 'init.data.seo[3].url: '],
  [{ seo: [{ title: 'x' }] }, 'init.data.seo[0].url: '],
  [
    { provider: { slot: [{ provider_id: 1, provider_name: ' ' }] } },
    'init.data.provider.slot[0].provider_name: ',
  ],
  [{ provider: 'none' }, 'init.data.provider: expected an object'],
  [
    { banner: [{ image: '/a.webp', heading: { en: 5 } }] },
    'init.data.banner.heading.en: expected a string',
  ],
  [{ banner: [{ title: 'x' }] }, 'init.data.banner[0]: expected image or url'],
  [{ bank: [{ bank_id: 3 }] }, 'init.data.bank[0]: expected bank_id and bank_name'],
  [{ bank: [{ name: 'C' }] }, 'init.data.bank[0]: expected bank_id and bank_name'],
  [{ hot_game: [[]] }, 'init.data.hot_game[0].game_name: '],
  [{ marquee: { en: ['x'] } }, 'init.data.marquee.en: expected a string'],
  [
    { brand_desc: { constructor: 'x' } },
    'init.data.brand_desc: "constructor" is not a language of this site',
  ],
  [{ page: { deposit: [{ content: 'x' }] } }, 'init.data.page.deposit[0].language: '],
])('%j is reported', (sent, issue) => {
  const { data, issues } = read({ brand_name: 'x', ...sent });
  expect(issues).toEqual([expect.stringContaining(issue)]);
  expect(data).toBeDefined();
});

test.each([
  [undefined, true, 'init.data: '],
  [[], true, 'init.data: expected site settings'],
  [{ unknown: 1 }, true, 'init.data: expected site settings'],
  [{ brand_name: null }, true, 'init.data: expected site settings'],
  [{ brand_name: 'x' }, {}, 'init.success: '],
  [{ brand_name: 'x' }, 'no', 'init.success: '],
])('%j with success %j is no answer', (data, success, refusal) => {
  expect(read(data, success)).toMatchObject({
    data: undefined,
    refusal: expect.stringContaining(refusal),
  });
});
