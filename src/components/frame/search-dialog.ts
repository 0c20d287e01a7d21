import { CATALOGUE_PATH } from '@/lib/domain/games/catalogue-path';

let dialog: HTMLDialogElement | undefined;

/** Opens the search. Its dialog and field are shown at once, so that one can type while React and the catalogue are loaded. */
export async function openSearch(link: HTMLAnchorElement): Promise<void> {
  dialog ??= createDialog(link.getAttribute('aria-label') ?? link.textContent.trim());
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('input')?.select();
  const { mountSearch } = await fetchSearch();
  await mountSearch(dialog);
}

/** Asks for React, the texts and the games at the same time; one after the other they would be three round trips. */
export async function fetchSearch(): Promise<typeof import('@/islands/search/mount-search')> {
  if (!document.querySelector('link[as=fetch]')) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href: CATALOGUE_PATH }),
    );
  }
  const texts = import('@/islands/load-messages').then(({ loadMessages }) => loadMessages('search'));
  texts.catch(() => undefined);
  return import('@/islands/search/mount-search');
}

function createDialog(label: string): HTMLDialogElement {
  const element = document.createElement('dialog');
  const field = document.createElement('input');
  element.className = 'dialog search-dialog';
  element.setAttribute('closedby', 'any');
  for (const named of [element, field]) named.setAttribute('aria-label', label);
  Object.assign(field, { type: 'search', autocomplete: 'off', enterKeyHint: 'search' });
  element.append(field, document.createElement('div'));
  document.body.append(element);
  return element;
}
