import { whenIdle } from '@/lib/browser/page/when';

/** Loads what makes low data switchable, once the page is loaded and idle. What was chosen before is done by the head script. */
whenIdle(async () => {
  const { startLowDataChoice } = await import('./low-data-choice');
  startLowDataChoice();
})
  // It cannot be loaded: the page stays as it began.
  .catch(() => undefined);
