import { isPlainClick } from './load-page.ts';

/** A tap may wait this long; then the page is left all the same. */
const LONGEST_HOLD_MS = 5_000;

/** The link whose click is about to load another page of this site in this tab. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || !isPlainClick(event)) return undefined;
  const link = (event.target as Partial<Element>).closest?.<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return undefined;
  if (link.target && link.target !== '_self') return undefined;
  const [page] = location.href.split('#');
  const [address, ...hash] = link.href.split('#');
  return address === page && hash.length > 0 ? undefined : link;
}

/** Keeps an answer from being lost with the page: a plain tap on a link waits, the last of several, and is made again or dropped. */
export function holdLinks(mayLeave: Promise<boolean>): void {
  let waiting: HTMLAnchorElement | undefined;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const end = new AbortController();

  const drop = () => {
    clearTimeout(timeout);
    waiting?.removeAttribute('aria-busy');
    waiting = undefined;
  };
  const release = (goesOn: boolean) => {
    end.abort();
    const link = waiting;
    drop();
    if (goesOn) link?.click();
  };
  // The window hears a click last, so whatever else handles it has prevented it by then.
  const { signal } = end;
  addEventListener(
    'click',
    (event) => {
      const link = leavingLink(event);
      if (!link) return;
      event.preventDefault();
      drop();
      waiting = link;
      link.setAttribute('aria-busy', 'true');
      timeout = setTimeout(() => release(true), LONGEST_HOLD_MS);
    },
    { signal },
  );
  // A page that comes back from the browser's cache must not go away by itself.
  addEventListener('pagehide', drop, { signal });
  mayLeave.then(release, () => release(true));
}
