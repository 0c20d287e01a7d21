import { isReached } from '@/lib/browser/page/online';

/** Says under the header that there is no connection, and for a moment that it is back. */
const BACK_MS = 4_000;

const line = document.querySelector<HTMLElement>('[data-offline]');

if (line) {
  const { offline, back } = line.dataset;
  let timer: number | undefined;
  // Not read from the page, which the browser may have translated.
  let shown = '';
  const show = (text = '', forMs = 0) => {
    clearTimeout(timer);
    // The same text again would be read out again.
    if (shown !== text) line.textContent = text;
    shown = text;
    if (forMs) timer = window.setTimeout(show, forMs);
  };
  const showOffline = () => show(offline);
  const showBack = () => shown === offline && show(back, BACK_MS);
  addEventListener('offline', showOffline);
  addEventListener('online', showBack);
  // At the start, and when the browser brings the page back as it was.
  addEventListener('pageshow', () => (isReached() ? showBack() : showOffline()));
}
