import { whenIdle } from '@/lib/browser/page/idle';
import { whenLoaded } from '@/lib/browser/page/loaded';

/** Loads what makes low data switchable, once the page is loaded and idle. What was chosen before is done by the head script. */
void whenLoaded()
  .then(whenIdle)
  .then(() => import('./low-data-choice'))
  .then(({ startLowDataChoice }) => startLowDataChoice())
  // It cannot be loaded: the page stays as it began.
  .catch(() => undefined);
