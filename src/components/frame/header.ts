import { canLoadPage, isPlainClick } from '@/lib/browser/page/load-page';
import { hasPopovers } from '@/lib/browser/page/popover';
import { logFailure } from '@/lib/log';

/** Only browsers without popovers load the stand-in. */
if (!hasPopovers()) {
  // Its styles belong below the site's own, as a browser's do. Safari before 16.4 may not add them; styles/components/popover.css has what is needed.
  import('@oddbird/popover-polyfill/fn').then(
    ({ apply }) => apply({ layerName: 'theme' }),
    () => logFailure('Popovers', 'not loaded'),
  );
}

/** Closes open menus when the page is left, so that the back button does not bring it back with a menu over it. */
addEventListener('pagehide', () => {
  if (!hasPopovers()) return;
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open'))
    menu.hidePopover();
});

/** Opens the help in a sheet; without its script the link leads to the answers. */
document.addEventListener('click', async (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-help]');
  if (!link || !isPlainClick(event)) return;
  event.preventDefault();
  if (link.hasAttribute('aria-busy')) return;
  link.setAttribute('aria-busy', 'true');
  try {
    const { openHelp } = await import('../help/help-sheet');
    await openHelp();
  } catch {
    if (canLoadPage()) location.assign(link.href);
  } finally {
    link.removeAttribute('aria-busy');
  }
});

/** A row that scrolls sideways brings in the whole link that takes the focus by key; Chromium is content with 32 px of it. */
addEventListener('focusin', ({ target }) => {
  if (
    target instanceof Element &&
    target.closest('nav, .tile-strip') &&
    target.matches(':focus-visible')
  ) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
});

/** What opens from the footer's one line would be below the screen. */
const fold = document.querySelector<HTMLDetailsElement>('footer > details');
fold?.addEventListener('toggle', () => {
  if (fold.open) fold.scrollIntoView();
});

/** Keeps addresses with parameters out of search engines, which run this script; a file host cannot tell them apart by the query. */
if (location.search)
  document.head.append(
    Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }),
  );
