import { isLowData } from '@/lib/browser/page/low-data';

/** The one button that pauses and resumes what moves on home: the news by CSS, the banners by their own timer. With low data they begin paused. */
const button = document.querySelector<HTMLElement>('[data-pause]');
const pause = button?.getAttribute('aria-label') ?? '';
const press = () => {
  const isPaused = button?.closest('main')?.toggleAttribute('data-paused');
  button?.setAttribute('aria-label', (isPaused && button.dataset['playLabel']) || pause);
};
button?.addEventListener('click', press);
if (isLowData()) press();
