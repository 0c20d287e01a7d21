import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLowData, loadLaterFonts, startData } from '@/lib/browser/page/low-data';

const root = document.documentElement;
const picture = (attributes: string) =>
  `<picture><source sizes="100vw" srcset="/a-144.avif 144w,/a-288.avif 288w"><img ${attributes}></picture>`;
const sizes = () => [...document.querySelectorAll('source')].map((source) => source.sizes);
/** What the head script asks for before the parser comes to it. */
const asked = (as: string) =>
  [...document.querySelectorAll('link')].filter((link) => link.as === as);
const fonts = () =>
  asked('font').map(({ rel, href, crossOrigin }) => [rel, new URL(href).pathname, crossOrigin]);
const pictures = () =>
  asked('image').map(({ imageSrcset, imageSizes }) => [imageSrcset, imageSizes]);
const FONTS = [
  ['preload', '/latin.woff2', ''],
  ['preload', '/bengali.woff2', ''],
];
/** The change of the document is delivered after the script that made it. */
const add = async (html: string) => {
  document.body.innerHTML = html;
  await Promise.resolve();
};

interface Visit {
  connection?: object;
  prefersLess?: boolean;
  /** Until the first byte. */
  ms?: number;
  referrer?: string;
}

/** Opens a page. */
function start({
  connection,
  prefersLess = false,
  ms = 99,
  referrer = 'https://search.example/',
}: Visit): void {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: prefersLess && query.includes('prefers-reduced-data'),
  }));
  vi.stubGlobal('performance', {
    getEntriesByType: () => [{ requestStart: 20, responseStart: 20 + ms }],
  });
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  startData();
}

beforeEach(() => {
  root.dataset['fonts'] = '/latin.woff2 /bengali.woff2';
  root.dataset['firstPictures'] = '/a.avif 144w|9rem;/b.avif 288w|';
});
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of ['low-data', 'later-fonts']) root.removeAttribute(`data-${name}`);
});

test.each([
  ['came quickly', {}],
  ['is not the first of its visit', { ms: 900, referrer: `${location.origin}/slots` }],
  [
    'came over a connection that is not slow',
    { connection: { saveData: false, effectiveType: '3g' } },
  ],
])('a page that %s asks for its fonts, and leaves its pictures alone', async (_, visit) => {
  start(visit);
  await add(picture('loading="lazy"'));
  expect([isLowData(), fonts(), sizes()]).toEqual([false, FONTS, ['100vw']]);
  expect(pictures()).toEqual([
    ['/a.avif 144w', '9rem'],
    ['/b.avif 288w', ''],
  ]);
  loadLaterFonts();
  expect(fonts()).toEqual(FONTS);
});

test('the first page of a visit on a slow line has the fonts of the device, and loads its own for the next', () => {
  start({ ms: 100 });
  expect([isLowData(), fonts(), root.dataset['fonts']]).toEqual([false, [], '']);
  loadLaterFonts();
  expect(fonts()).toEqual(FONTS);
});

test.each([
  ['the connection is slow', { connection: { effectiveType: 'slow-2g' } }],
  ['the browser saves data', { connection: { saveData: true, effectiveType: '4g' } }],
  ['the device prefers less data', { prefersLess: true }],
])(
  'where %s no font is asked for, and lazy pictures ask for their smallest file as they are added',
  async (_, visit) => {
    start(visit);
    loadLaterFonts();
    expect([isLowData(), fonts(), root.dataset['fonts'], pictures()]).toEqual([true, [], '', []]);
    await add(picture('loading="lazy"') + picture('loading="eager"'));
    expect(sizes()).toEqual(['1px', '100vw']);
  },
);
