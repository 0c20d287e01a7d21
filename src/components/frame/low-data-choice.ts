import { onLowDataChange } from '@/lib/browser/page/low-data';
import { chooseLowData, type LowDataChoice, lowDataChoice, watchLowData } from '@/lib/browser/page/low-data-choice';
import { followPictures, sayWhatIsSaved } from './saved-data';

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
