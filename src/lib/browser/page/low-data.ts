/** Whether this page uses little data: `data-low-data` on `<html>`, which the head script sets. */
export function isLowData(): boolean {
  return 'lowData' in document.documentElement.dataset;
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
 * Decides before the first paint whether the page uses little data: where the browser saves it, the device prefers less, or the connection is 2G. If
 * not, it asks for the first pictures and fonts. On a slow line the device's fonts stay to the end, since letters that change would move everything.
 */
export function startData(): void {
  const { dataset } = document.documentElement;
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  const isScarce = saveData || /2g/.test(effectiveType);
  if (isScarce || matchMedia('(prefers-reduced-data: reduce)').matches) {
    dataset['lowData'] = '';
    dataset['fonts'] = '';
    // The parser adds pictures, and so do lists that grow.
    new MutationObserver(shrinkPictures).observe(document, { childList: true, subtree: true });
    return;
  }
  for (const named of dataset['firstPictures']?.split(';') ?? []) {
    const [imageSrcset = '', imageSizes = ''] = named.split('|');
    preload({ as: 'image', type: 'image/avif', imageSrcset, imageSizes, fetchPriority: 'high' });
  }
  if (areFontsNear()) {
    loadFonts(dataset['fonts']);
  } else {
    dataset['laterFonts'] = dataset['fonts'];
    dataset['fonts'] = '';
  }
}

/** Has lazy pictures take their smallest file: no file is as narrow as this. None of them is asked for before. */
function shrinkPictures(): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>(
    'source[sizes]:not([sizes="1px"])',
  ))
    if (source.parentElement?.querySelector('img[loading=lazy]')) source.sizes = '1px';
}

/** Loads the fonts of the next page, where this one does without for its slow line. */
export function loadLaterFonts(): void {
  loadFonts(document.documentElement.dataset['laterFonts']);
}

function loadFonts(addresses: string | undefined): void {
  for (const href of addresses?.split(' ') ?? [])
    preload({ as: 'font', type: 'font/woff2', href, crossOrigin: '' });
}

function preload(file: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', ...file }));
}
