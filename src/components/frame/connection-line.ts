/** Says under the header that there is no connection, and for a moment that it is back. */
const line = document.querySelector<HTMLElement>('[data-offline]');

if (line) {
  const { offline, back } = line.dataset;
  let timer: number | undefined;
  const show = (text = '', forMs = 0) => {
    clearTimeout(timer);
    line.textContent = text;
    if (forMs) timer = window.setTimeout(show, forMs);
  };
  // With a network it is a call that failed, and the next one may not.
  const showOffline = () => show(offline, navigator.onLine ? 10_000 : 0);
  const showBack = () => line.textContent === offline && show(back, 4_000);
  addEventListener('offline', showOffline);
  addEventListener('online', showBack);
  // At the start, and when the browser brings the page back as it was.
  addEventListener('pageshow', () => (navigator.onLine ? showBack() : showOffline()));
}

export {};
