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

/** Does what is wanted now. Of what low data leaves out, pictures that are here already stay. */
function followLowData(): void {
  const isWanted = wantsLowData();
  if (isWanted === isLowData()) return;
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-extra] img')) {
    image.toggleAttribute('data-kept', image.naturalWidth > 0);
  }
  setLowData(isWanted);
}

/**
 * Follows choices of other tabs, and a connection that has become slow. One that has become fast counts from the next page on: it may be slow again
 * in a moment.
 */
export function watchLowData(onChoice: () => void): void {
  const follow = () => {
    followLowData();
    onChoice();
  };
  onStoredChange(LOW_DATA_KEY, follow);
  // A page that the browser brings back as it was has missed what was chosen meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
  navigator.connection?.addEventListener?.('change', () => wantsLowData() && followLowData());
}
