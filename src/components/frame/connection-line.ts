import { isReached } from '@/lib/browser/page/online';

/** Says under the header that there is no connection or that it is slow, and for a moment that it is back. */
const BACK_MS = 4_000;

const line = document.querySelector<HTMLElement>('[data-offline]');

if (line) {
  const { offline, back, slow } = line.dataset;
  let timer: number | undefined;
  const show = (text = '', forMs = 0) => {
    clearTimeout(timer);
    // The same text again would be read out again.
    if (line.textContent !== text) line.textContent = text;
    if (forMs) timer = window.setTimeout(show, forMs);
  };
  const showOffline = () => show(offline);
  const showBack = () => line.textContent === offline && show(back, BACK_MS);
  addEventListener('offline', showOffline);
  addEventListener('online', showBack);
  addEventListener('slow', () => line.textContent !== offline && show(slow));
  addEventListener('steady', () => line.textContent === slow && show());
  // At the start, and when the browser brings the page back as it was.
  addEventListener('pageshow', () => (isReached() ? showBack() : showOffline()));
}
