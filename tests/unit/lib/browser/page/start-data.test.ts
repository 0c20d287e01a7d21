// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restorePictures, shrinkPictures, startData } from '../../../../../src/lib/browser/page/low-data-choice.ts';

const root = document.documentElement;
const picture = (attributes: string) =>
  `<picture><source sizes="100vw" srcset="/a-144.avif 144w,/a-288.avif 288w"><img ${attributes}></picture>`;
const sizes = () => [...document.querySelectorAll('source')].map((source) => source.sizes);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  root.dataset['fonts'] = '/latin.woff2 /bengali.woff2';
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete root.dataset['lowData'];
});

/** The change of the document is delivered after the script that made it. */
const add = async (html: string) => {
  document.body.innerHTML = html;
  await Promise.resolve();
};

test('the usual page asks for its fonts, and leaves its pictures alone', async () => {
  startData();
  const links = [...document.querySelectorAll('link')].map(({ rel, href, crossOrigin }) => [rel, new URL(href).pathname, crossOrigin]);
  expect(links).toEqual([
    ['preload', '/latin.woff2', ''],
    ['preload', '/bengali.woff2', ''],
  ]);
  await add(picture('loading="lazy"'));
  expect([sizes(), root.dataset['lowData']]).toEqual([['100vw'], undefined]);
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
