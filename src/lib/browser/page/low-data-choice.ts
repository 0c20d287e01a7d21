import { isScarce } from '../../domain/scarce-connection.ts';
import { onStoredChange, readItem, removeItem, writeItem } from '../storage/local-storage.ts';
import { LOW_DATA_KEY } from '../storage/storage-keys.ts';
import { isLowData, setLowData } from './low-data.ts';

/** `auto`: as the browser and the connection say. */
export type LowDataChoice = 'auto' | 'on' | 'off';

/** What was chosen on this device. */
export function lowDataChoice(): LowDataChoice {
  const stored = readItem(LOW_DATA_KEY);
  return stored === 'on' || stored === 'off' ? stored : 'auto';
}

/** Whether little data is to be used: as was chosen, or else as the browser says for itself and its connection. */
export function wantsLowData(): boolean {
  const choice = lowDataChoice();
  if (choice !== 'auto') return choice === 'on';
  return isScarce(navigator.connection) || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Stores a choice, for this page, the other tabs and the next visits. */
export function chooseLowData(choice: LowDataChoice): void {
  if (choice === 'auto') removeItem(LOW_DATA_KEY);
  else writeItem(LOW_DATA_KEY, choice);
  followLowData();
}

/** Switches low data on or off. Pictures that have loaded already stay. */
function followLowData(): void {
  const isWanted = wantsLowData();
  if (isWanted === isLowData()) return;
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-extra] img')) {
    image.toggleAttribute('data-loaded', image.naturalWidth > 0);
  }
  setLowData(isWanted);
}

/** Follows choices of other tabs, and a connection that has become slow; one that has become fast counts from the next page on. */
export function watchLowData(onChoice: () => void): void {
  const follow = () => {
    followLowData();
    onChoice();
  };
  onStoredChange(LOW_DATA_KEY, follow);
  navigator.connection?.addEventListener?.('change', () => wantsLowData() && followLowData());
}

/** Narrower than any file, so that the browser takes the smallest. */
const SMALLEST = '1px';

/** Has lazy pictures that have not loaded take their smallest file. Eager ones were requested before any script ran. */
export function shrinkPictures(): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[sizes]:not([data-sizes])')) {
    const image = source.parentElement?.querySelector('img');
    // Its picture comes with the next part of the page.
    if (!image) continue;
    if (image.getAttribute('loading') !== 'lazy' || image.naturalWidth > 0) continue;
    source.dataset['sizes'] = source.sizes;
    source.sizes = SMALLEST;
  }
}

/** Restores their `sizes`. */
export function restorePictures(): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-sizes]')) {
    source.sizes = source.dataset['sizes'] ?? '';
    delete source.dataset['sizes'];
  }
}

/** Shrinks pictures as the page's parser or a script adds them, as long as little data is used. No lazy picture is asked for before that. */
export function shrinkNewPictures(): void {
  new MutationObserver(() => isLowData() && shrinkPictures()).observe(document, { childList: true, subtree: true });
}

/** From here on a line is so slow that the page is there before its fonts: Chrome waits for preloaded ones before it paints anything. */
const SLOW_ANSWER_MS = 100;

/** Whether the page came quickly, or the page before it has loaded the fonts. */
function areFontsNear(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isSlow = visit && visit.responseStart - visit.requestStart >= SLOW_ANSWER_MS;
  return !isSlow || document.referrer.startsWith(`${location.origin}/`);
}

/**
 * Decides before the first paint, and before the parser comes to any picture, whether the page uses little data. If not, it asks for the fonts that
 * `<html>` names: a link in the markup would be followed before this script runs. If so, and on the first page of a visit on a slow line, the page has
 * the device's fonts (`low-data.css`) to its end, since letters that change would move everything.
 */
export function startData(): void {
  const { dataset } = document.documentElement;
  if (wantsLowData()) {
    dataset['lowData'] = '';
    dataset['fonts'] = '';
    shrinkNewPictures();
  } else if (areFontsNear()) {
    loadFonts(dataset['fonts']);
  } else {
    dataset['laterFonts'] = dataset['fonts'];
    dataset['fonts'] = '';
  }
}

/** Loads the fonts of the next page, where this one does without for its slow line. */
export function loadLaterFonts(): void {
  if (!isLowData()) loadFonts(document.documentElement.dataset['laterFonts']);
}

function loadFonts(addresses: string | undefined): void {
  for (const href of addresses?.split(' ') ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: '' }),
    );
}
