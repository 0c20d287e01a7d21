import { expect, it } from 'vitest';
import { seoPath } from '../../../../../scripts/content/convert/seo-path.ts';

it.each([
  ['/', '/'],
  ['', '/'],
  ['/slots', '/slots'],
  ['/slots/', '/slots'],
  ['slots', '/slots'],
  [' /bd/slots ', '/bd/slots'],
  ['https://x.example', '/'],
  ['https://x.example/', '/'],
  ['http://x.example/slots/?a=1#b', '/slots'],
  ['https://x.example?a=1', '/'],
  ['//slots//a/', '/slots/a'],
  ['/slots/Hilsa%20Spin', '/slots/Hilsa%20Spin'],
  ['javascript:alert(1)', undefined],
  ['https://', undefined],
])('%j is the path %s', (url, path) => {
  expect(seoPath(url)).toBe(path);
});
