import { expect, it } from 'vitest';
import { seoPath } from '../../../../../scripts/content/convert/seo-path.ts';

it.each([
  ['', '/'],
  ['/slots/', '/slots'],
  [' /bd/slots ', '/bd/slots'],
  ['https://x.example/', '/'],
  ['http://x.example/slots/?a=1#b', '/slots'],
  ['//slots//a/', '/slots/a'],
  ['/slots/Hilsa%20Spin', '/slots/Hilsa%20Spin'],
  ['/slots/Hilsa Spin', '/slots/Hilsa%20Spin'],
  ['https://x.example/slots/পদ্মা', '/slots/%E0%A6%AA%E0%A6%A6%E0%A7%8D%E0%A6%AE%E0%A6%BE'],
  ['/slots/100%', '/slots/100%25'],
  ['javascript:alert(1)', undefined],
  ['https://', undefined],
])('%j is the path %s', (url, path) => {
  expect(seoPath(url)).toBe(path);
});
