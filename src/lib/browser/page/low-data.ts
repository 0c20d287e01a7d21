/** The page's own event. */
const CHANGE = 'lowdata';

/** Whether this page uses little data now: `data-low-data` on `<html>`, which the head script sets first. */
export function isLowData(): boolean {
  return 'lowData' in document.documentElement.dataset;
}

/** Calls the listener whenever this page begins to use little data, or ends it. */
export function onLowDataChange(listener: () => void): void {
  addEventListener(CHANGE, listener);
}

/** Begins to use little data, or ends it. */
export function setLowData(isLow: boolean): void {
  document.documentElement.toggleAttribute('data-low-data', isLow);
  dispatchEvent(new Event(CHANGE));
}
