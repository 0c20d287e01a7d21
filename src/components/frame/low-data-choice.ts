import { pageNumber } from '@/lib/browser/page/document';
import { isLowData, onLowDataChange } from '@/lib/browser/page/low-data';
import {
  chooseLowData,
  type LowDataChoice,
  lowDataChoice,
  restorePictures,
  shrinkNewPictures,
  shrinkPictures,
  watchLowData,
} from '@/lib/browser/page/low-data-choice';
import { type PictureWeights, type SparedPicture, sparedBytes } from '@/lib/domain/saved-bytes';
import { fill } from '@/lib/domain/text/fill';

const root = document.documentElement;
/** The head script watches for new pictures where the page began with low data. */
let isWatching = root.dataset['fonts'] === '';

/** Makes the places work where low data is chosen: in the menu, or at the end of the page. */
export function startLowDataChoice(): void {
  const choices = document.querySelectorAll<HTMLSelectElement>('[data-low-data-choice]');
  const show = () => {
    for (const select of choices) select.value = lowDataChoice();
  };
  for (const select of choices) {
    select.addEventListener('change', () => {
      chooseLowData(select.value as LowDataChoice);
      show();
    });
  }
  onLowDataChange(() => {
    followPictures();
    sayWhatIsSaved();
  });
  // Somebody was faster than this script.
  const early = [...choices].find(({ value }) => value !== 'auto');
  if (early) chooseLowData(early.value as LowDataChoice);
  show();
  watchLowData(show);
  // What is saved grows as the page is read, so it is counted when somebody sees the place.
  const seen = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) sayWhatIsSaved();
  });
  for (const select of choices) seen.observe(select);
}

/** Pictures that are to come are small from now on, or as they would be; those that are here stay. */
export function followPictures(): void {
  if (!isLowData()) {
    restorePictures();
    return;
  }
  shrinkPictures();
  if (!isWatching) shrinkNewPictures();
  isWatching = true;
}

/**
 * Writes about how much this page has not loaded so far: the first fonts, where it began with low data; for each picture that is here in its smallest
 * file the difference to the file that its place would have got; and the pictures that were left out where somebody has been. The files themselves
 * were not asked for, so their sizes are the averages that the build found in the site's pictures of that kind and width. Scripts, pages made ahead
 * and promotions' pictures are not counted, so that it is rather more than less.
 */
export function sayWhatIsSaved(): void {
  if (!isLowData()) return;
  for (const place of document.querySelectorAll<HTMLElement>('[data-saved]')) {
    const { saved = '', weights = '[]', fontBytes = '0' } = place.dataset;
    const table = JSON.parse(weights) as PictureWeights;
    const pictures = sparedPictures().reduce((sum, picture) => sum + sparedBytes(table, picture), 0);
    const size = Math.round((pictures + (root.dataset['fonts'] === '' ? Number(fontBytes) : 0)) / 1000);
    const text = fill(saved, { size: pageNumber(size) });
    // The same text again would be read out again.
    if (size > 0 && place.textContent !== text) place.textContent = text;
  }
}

function sparedPictures(): SparedPicture[] {
  return [...document.querySelectorAll<HTMLImageElement>('picture > img')].flatMap((image) => {
    const source = image.parentElement?.querySelector('source');
    const place = image.closest('[data-extra]') ?? image;
    const isLeftOut = place !== image && !('kept' in image.dataset);
    const isSmall = source?.dataset['sizes'] !== undefined && image.naturalWidth > 0;
    const wasReached = place.getBoundingClientRect().top < innerHeight;
    if (!source || !wasReached || !(isLeftOut || isSmall)) return [];
    const widths = [...source.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    return [{ widths, drawnWidth: place.clientWidth * devicePixelRatio, isLeftOut }];
  });
}
