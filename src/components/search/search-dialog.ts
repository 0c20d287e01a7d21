import { CATALOGUE_PATH } from '@/lib/config';

let dialog: HTMLDialogElement | undefined;

/**
 * Opens the search. Its dialog and field are shown at once; a small script draws the games of its beginning, and React comes behind them for what
 * is typed.
 */
export async function openSearch(link: HTMLAnchorElement): Promise<void> {
  dialog ??= createDialog(link.getAttribute('aria-label') ?? link.textContent.trim());
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('input')?.select();
  const place = dialog.querySelector<HTMLElement>('[data-search-games]');
  if (place) (await import('./search-start')).showStart(place);
  const { mountSearch } = await fetchSearch();
  await mountSearch(dialog);
}

/** Asks for the games and the script that draws them, and then for React and the texts: they would take the line from the games. */
export async function fetchSearch(): Promise<typeof import('@/islands/search/GameSearch')> {
  if (!document.querySelector('link[as=fetch]')) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href: CATALOGUE_PATH }),
    );
  }
  const { loadBuiltCatalogue } = await import('./search-start');
  await loadBuiltCatalogue();
  const texts = import('@/islands/load-messages').then(({ loadMessages }) => loadMessages('search'));
  texts.catch(() => undefined);
  return import('@/islands/search/GameSearch');
}

function createDialog(label: string): HTMLDialogElement {
  const start = document.querySelector('[data-search-start]') as HTMLTemplateElement;
  const element = start.content.querySelector('dialog')?.cloneNode(true) as HTMLDialogElement;
  for (const named of [element, element.querySelector('input')]) named?.setAttribute('aria-label', label);
  element.querySelector('[data-close]')?.addEventListener('click', () => element.close());
  document.body.append(element);
  return element;
}
