import { beforeEach, expect, it, vi } from 'vitest';

const links = () => [...document.head.querySelectorAll('link')];

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = '<style data-whole="/_astro/site.1.css"></style>';
});

it('adds the whole sheet once, and is done when it has arrived', async () => {
  const { loadStyles } = await import('@/islands/load-styles');
  const done = vi.fn();
  const both = Promise.all([loadStyles(), loadStyles()]).then(done);
  expect(links().map((link) => [link.rel, link.getAttribute('href')])).toEqual([['stylesheet', '/_astro/site.1.css']]);
  expect(done).not.toHaveBeenCalled();
  links()[0]?.dispatchEvent(new Event('load'));
  await both;
  await loadStyles();
  expect(links()).toHaveLength(1);
});

it('rejects where it does not arrive, and asks for it again the next time', async () => {
  const { loadStyles } = await import('@/islands/load-styles');
  const failed = loadStyles();
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('have not arrived');
  const again = loadStyles();
  expect(links()).toHaveLength(1);
  links()[0]?.dispatchEvent(new Event('load'));
  await again;
});

it('has nothing to load where the page has all styles', async () => {
  document.head.innerHTML = '<style></style>';
  const { loadStyles } = await import('@/islands/load-styles');
  await loadStyles();
  expect(links()).toEqual([]);
});

it('has the sheet fetched once before it is needed', async () => {
  const { loadStyles, preloadStyles } = await import('@/islands/load-styles');
  preloadStyles();
  preloadStyles();
  expect(links().map(({ rel }) => rel)).toEqual(['preload']);
  void loadStyles();
  preloadStyles();
  expect(links().map(({ rel }) => rel)).toEqual(['preload', 'stylesheet']);
});
