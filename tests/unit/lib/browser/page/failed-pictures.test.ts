// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { replaceFailedPictures } from '../../../../../src/lib/browser/page/failed-pictures.ts';

beforeAll(() => replaceFailedPictures(document));
beforeEach(() => {
  document.body.innerHTML = '';
});

/** Adds a picture to the page and lets it fail. */
function failing(html: string): { image: HTMLImageElement; place: HTMLElement } {
  document.body.insertAdjacentHTML('beforeend', html);
  const image = [...document.images].at(-1) as HTMLImageElement;
  image.dispatchEvent(new Event('error'));
  return { image, place: image.parentElement as HTMLElement };
}

test.each([
  ['a logo', '<a href="/"><img src="gone.webp" alt="Nodi"></a>', 'Nodi'],
  ['a banner', '<li><picture><source><img src="gone.webp" alt="Every &quot;Friday&quot;"></picture></li>', 'Every "Friday"'],
  ['a mark, whose name is outside', '<span role="img" aria-label="DheuPay"><img src="gone.webp" alt=""></span>', 'DheuPay'],
  ['the licence, whose words are beside it', '<span><img src="gone.png" alt="Licence"><span>Licence</span></span>', undefined],
  ['a banner with words of its own', '<li aria-label="1 of 6"><img src="gone.webp" alt=""><span>Lamps</span></li>', undefined],
  ['a tile, whose name is beside it', '<a><picture><img src="gone.webp" alt=""></picture><span>Moon</span></a>', undefined],
])('a picture that fails is hidden, and its words stand in its place: %s', (_, html, words) => {
  const { image, place } = failing(html);
  expect([image.hidden, place.dataset['missing']]).toEqual([true, words]);
});

test('forms have their own way, and another thing that fails is no picture', () => {
  const { image, place } = failing('<form><img src="gone.webp" alt="QR code"></form>');
  expect([image.hidden, place.dataset['missing']]).toEqual([false, undefined]);
  const script = document.body.appendChild(document.createElement('script'));
  script.dispatchEvent(new Event('error'));
  expect(script.hidden).toBe(false);
});
