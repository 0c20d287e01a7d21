let dialog: HTMLDialogElement | undefined;

/** Opens the search. Its dialog and field are shown at once, so that one can type while React and the catalogue are loaded. */
export async function openSearch(link: HTMLAnchorElement): Promise<void> {
  dialog ??= createDialog(link.getAttribute('aria-label') ?? link.textContent.trim());
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('input')?.select();
  const { mountSearch } = await import('@/islands/search/mount-search');
  await mountSearch(dialog);
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
