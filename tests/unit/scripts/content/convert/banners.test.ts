import { beforeEach, expect, it } from 'vitest';
import { bannersOf } from '../../../../../scripts/content/convert/banners.ts';
import type { Pictures } from '../../../../../scripts/content/pictures/pictures.ts';

const image = { kind: 'remote', url: 'https://backend.example/a.webp' } as const;
const pictures = { picture: async () => image } as unknown as Pictures;

const warnings: string[] = [];
const warn = (line: string) => void warnings.push(line);
beforeEach(() => {
  warnings.length = 0;
});

it('has words by language, where there is a heading', async () => {
  const row = {
    image: '/a.webp',
    title: 'Lamps',
    heading: { en: '<b>Light</b>\non the river', bd: 'x'.repeat(100), ms: '<br>' },
    line: { en: 'Every evening', cn: '每晚' },
    link: { en: '/promotion?x=1#top', bd: 'https://lamp.example' },
  };
  expect(await bannersOf([row, { image: '/b.webp', title: '' }], pictures, warn)).toEqual([
    {
      image,
      title: 'Lamps',
      words: {
        en: { heading: 'Light on the river', line: 'Every evening', link: '/promotion?x=1#top' },
        bd: { heading: `${'x'.repeat(79)}…`, link: 'https://lamp.example/' },
      },
    },
    { image, title: '' },
  ]);
  expect(warnings).toEqual([]);
});

it.each([
  ['/bd/slots', '/slots'],
  ['/cn', '/'],
  ['/bdx', '/bdx'],
  ['/promotion/', '/promotion'],
  ['/bd/promotion/?x=/1/#top', '/promotion?x=/1/#top'],
  ['/bd?x=1', '/?x=1'],
  ['/bd//evil.example', '/evil.example'],
  ['javascript:alert(1)', undefined],
  ['//evil.example', undefined],
  ['tel:123', undefined],
])('links to %s as %s', async (sent, link) => {
  const [banner] = await bannersOf(
    [{ image: '/a.webp', title: 'Lamps', heading: { en: 'Light' }, link: { en: sent } }],
    pictures,
    warn,
  );
  expect(banner?.words?.en?.link).toBe(link);
  expect(warnings).toEqual(
    link === undefined
      ? [`init.data.banner "Lamps": "${sent}" is no path and no https address; left out`]
      : [],
  );
});

it('leads to the English link where a language has words and no link of its own, as one for all is sent', async () => {
  const row = {
    image: '/a.webp',
    title: 'Lamps',
    heading: { en: 'Light', bd: 'আলো' },
    link: { en: '/promotion' },
  };
  const [banner] = await bannersOf([row], pictures, warn);
  expect(banner?.words?.bd).toEqual({ heading: 'আলো', link: '/promotion' });
});
