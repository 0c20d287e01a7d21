// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadStyles, preloadStyles } from '../../../../../src/lib/browser/page/load-styles.ts';

const links = () => [...document.head.querySelectorAll('link')];
const rels = () => links().map(({ rel }) => rel);

beforeEach(() => {
  document.head.innerHTML = '<style data-whole="/_astro/site.1.css"></style>';
});

it('rejects where the sheet does not arrive, and then asks for it once more, until it has', async () => {
  const failed = loadStyles();
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('have not arrived');
  expect(links()).toEqual([]);
  preloadStyles();
  preloadStyles();
  expect(rels()).toEqual(['preload']);
  const done = vi.fn();
  const both = Promise.all([loadStyles(), loadStyles()]).then(done);
  preloadStyles();
  expect(links().map((link) => [link.rel, link.getAttribute('href')])).toEqual([
    ['preload', '/_astro/site.1.css'],
    ['stylesheet', '/_astro/site.1.css'],
  ]);
  expect(done).not.toHaveBeenCalled();
  links()[1]?.dispatchEvent(new Event('load'));
  await both;
  await loadStyles();
  expect(rels()).toEqual(['preload', 'stylesheet']);
});

it('does not wait for a sheet that is there at once, unless it is empty, as where its preload failed', async () => {
  vi.resetModules();
  const { loadStyles: load } = await import('../../../../../src/lib/browser/page/load-styles.ts');
  const sheet = new CSSStyleSheet();
  vi.spyOn(HTMLLinkElement.prototype, 'sheet', 'get').mockReturnValue(sheet);
  const failed = load();
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('have not arrived');
  sheet.insertRule('p { top: 0 }');
  await load();
  expect(rels()).toEqual(['stylesheet']);
});
