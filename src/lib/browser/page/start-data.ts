import { wantsLowData } from './low-data-choice.ts';
import { shrinkNewPictures } from './small-pictures.ts';

/**
 * Decides before the first paint, and before the parser comes to any picture, whether the page uses little data. If not, it asks for the fonts that
 * `<html>` names: a link in the markup would be followed before this script runs. If so, the page has the device's fonts (`low-data.css`) to its end,
 * since letters that change would move everything.
 */
export function startData(): void {
  const { dataset } = document.documentElement;
  if (wantsLowData()) {
    dataset['lowData'] = '';
    dataset['fonts'] = '';
    shrinkNewPictures();
    return;
  }
  for (const href of dataset['fonts']?.split(' ') ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: '' }),
    );
}
