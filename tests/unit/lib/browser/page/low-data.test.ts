// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLowData, onLowDataChange } from '../../../../../src/lib/browser/page/low-data.ts';
import {
  chooseLowData,
  loadLaterFonts,
  lowDataChoice,
  restorePictures,
  shrinkPictures,
  startData,
  wantsLowData,
  watchLowData,
} from '../../../../../src/lib/browser/page/low-data-choice.ts';

const root = document.documentElement;
const picture = (attributes: string) =>
  `<picture><source sizes="100vw" srcset="/a-144.avif 144w,/a-288.avif 288w"><img ${attributes}></picture>`;
const sizes = () => [...document.querySelectorAll('source')].map((source) => source.sizes);
/** The change of the document is delivered after the script that made it. */
const add = async (html: string) => {
  document.body.innerHTML = html;
  await Promise.resolve();
};
const connection = Object.assign(new EventTarget(), { saveData: false, effectiveType: '4g' });
let prefersLess = false;
const changes: boolean[] = [];
onLowDataChange(() => changes.push(isLowData()));

beforeEach(() => {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: prefersLess && query.includes('prefers-reduced-data') }));
  root.dataset['fonts'] = '/latin.woff2 /bengali.woff2';
});
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of ['low-data', 'later-fonts']) root.removeAttribute(`data-${name}`);
  Object.assign(connection, { saveData: false, effectiveType: '4g' });
  prefersLess = false;
  changes.length = 0;
});

test.each([
  ['nothing asks for it', {}, false, false],
  ['the connection is not slow', { effectiveType: '3g' }, false, false],
  ['the connection is slow', { effectiveType: 'slow-2g' }, false, true],
  ['the browser saves data', { saveData: true }, false, true],
  ['the device prefers less data', {}, true, true],
])('%s', (_name, seen, prefers, isWanted) => {
  Object.assign(connection, seen);
  prefersLess = prefers;
  expect(wantsLowData()).toBe(isWanted);
});

test('a choice counts whatever the connection is, until it is automatic again', () => {
  chooseLowData('on');
  expect([isLowData(), changes]).toEqual([true, [true]]);
  connection.saveData = true;
  chooseLowData('off');
  expect([isLowData(), lowDataChoice(), changes]).toEqual([false, 'off', [true, false]]);
  chooseLowData('auto');
  expect([isLowData(), localStorage.getItem('low_data')]).toEqual([true, null]);
});

test('the choice of another tab counts at once', () => {
  const onChoice = vi.fn();
  watchLowData(onChoice);
  localStorage.setItem('low_data', 'on');
  dispatchEvent(new StorageEvent('storage', { key: 'low_data' }));
  expect([isLowData(), onChoice.mock.calls.length]).toEqual([true, 1]);
});

test('a connection that becomes slow counts at once, one that becomes fast from the next page on', () => {
  watchLowData(() => {});
  connection.effectiveType = '2g';
  connection.dispatchEvent(new Event('change'));
  expect(isLowData()).toBe(true);
  connection.effectiveType = '4g';
  connection.dispatchEvent(new Event('change'));
  expect(isLowData()).toBe(true);
});

test('of what is left out, a picture that is here already is kept', () => {
  document.body.innerHTML = '<ul data-extra=""><img id="here"><img id="far"></ul>';
  Object.defineProperty(document.getElementById('here'), 'naturalWidth', { value: 412 });
  chooseLowData('on');
  expect([...document.querySelectorAll('[data-loaded]')].map(({ id }) => id)).toEqual(['here']);
});

/** Opens a page whose first byte came after a time, from another page or by its address. */
function start(ms: number, referrer = ''): void {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ requestStart: 20, responseStart: 20 + ms }] });
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  startData();
}

test.each([
  ['came quickly', 99, 'https://search.example/'],
  ['is not the first of its visit', 900, `${location.origin}/slots`],
])('a page that %s asks for its fonts, and leaves its pictures alone', async (_, ms, referrer) => {
  start(ms, referrer);
  const links = [...document.querySelectorAll('link')].map(({ rel, href, crossOrigin }) => [rel, new URL(href).pathname, crossOrigin]);
  expect(links).toEqual([
    ['preload', '/latin.woff2', ''],
    ['preload', '/bengali.woff2', ''],
  ]);
  await add(picture('loading="lazy"'));
  expect([sizes(), root.dataset['lowData']]).toEqual([['100vw'], undefined]);
});

test.each([
  ['its own for the next', 'auto', ['/latin.woff2', '/bengali.woff2']],
  ['none of its own with low data', 'on', []],
] as const)('the first page of a visit on a slow line has the fonts of the device, and loads %s', (_, choice, loaded) => {
  const paths = () => [...document.querySelectorAll('link')].map(({ href }) => new URL(href).pathname);
  start(100, 'https://search.example/');
  expect([paths(), root.dataset['fonts'], root.dataset['lowData']]).toEqual([[], '', undefined]);
  chooseLowData(choice);
  loadLaterFonts();
  expect(paths()).toEqual(loaded);
});

test('with low data no font is asked for, and lazy pictures ask for their smallest file as they are added', async () => {
  localStorage.setItem('low_data', 'on');
  startData();
  expect([document.querySelectorAll('link').length, root.dataset['fonts'], root.dataset['lowData']]).toEqual([0, '', '']);
  await add(picture('loading="lazy"') + picture('loading="eager"'));
  expect(sizes()).toEqual(['1px', '100vw']);
  delete root.dataset['lowData'];
  restorePictures();
  expect(sizes()).toEqual(['100vw', '100vw']);
  await add(picture('loading="lazy"'));
  expect(sizes()).toEqual(['100vw']);
});

test('a picture that is here stays as it is, and one whose end the parser has not reached waits for it', () => {
  document.body.innerHTML = `${picture('id="here" loading="lazy"')}<picture><source sizes="50vw"></picture>`;
  Object.defineProperty(document.getElementById('here'), 'naturalWidth', { value: 288 });
  shrinkPictures();
  expect(sizes()).toEqual(['100vw', '50vw']);
  const image = document.createElement('img');
  image.setAttribute('loading', 'lazy');
  document.querySelectorAll('picture')[1]?.append(image);
  shrinkPictures();
  expect(sizes()).toEqual(['100vw', '1px']);
});
