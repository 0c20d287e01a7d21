let dialog: HTMLDialogElement | undefined;

/** Opens the search. Its dialog and field are shown at once, so that one can type while React and the catalogue are loaded. */
export async function openSearch(link: HTMLAnchorElement): Promise<void> {
  dialog ??= createDialog(link.ariaLabel ?? link.textContent.trim());
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('input')?.select();
  const { mountSearch } = await import('@/islands/search/mount-search');
  await mountSearch(dialog);
}

/** Uses only classes that every page has, because the search's own sheet is loaded later. */
function createDialog(label: string): HTMLDialogElement {
  const element = document.createElement('dialog');
  const field = document.createElement('input');
  element.className = 'finder page-width bg-surface';
  element.ariaLabel = label;
  element.setAttribute('closedby', 'any');
  Object.assign(field, { type: 'search', ariaLabel: label, autocomplete: 'off', enterKeyHint: 'search', className: 'min-h-14' });
  element.append(field, document.createElement('div'));
  document.body.append(element);
  return element;
}
