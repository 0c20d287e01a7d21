import { isLowData, onLowDataChange } from '@/lib/browser/page/low-data';
import {
  chooseLowData,
  type LowDataChoice,
  loadLaterFonts,
  lowDataChoice,
  restorePictures,
  shrinkNewPictures,
  shrinkPictures,
  watchLowData,
} from '@/lib/browser/page/low-data-choice';

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
  onLowDataChange(followPictures);
  // Somebody was faster than this script.
  const early = [...choices].find(({ value }) => value !== 'auto');
  if (early) chooseLowData(early.value as LowDataChoice);
  show();
  watchLowData(show);
  loadLaterFonts();
}

/** Pictures that are to come are small from now on, or as they would be; those that are here stay. */
function followPictures(): void {
  if (!isLowData()) restorePictures();
  else {
    shrinkPictures();
    shrinkNewPictures();
  }
}
