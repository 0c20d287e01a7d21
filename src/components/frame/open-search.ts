let dialog: HTMLDialogElement | undefined;

/** Opens the search. The dialog and its field stand before React and the catalogue are here, so that one can type meanwhile. */
export async function openFinder(link: HTMLAnchorElement): Promise<void> {
  dialog ??= emptyFinder(link.ariaLabel ?? link.textContent.trim());
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('input')?.select();
  const { mountFinder } = await import('@/islands/search/mount-search');
  await mountFinder(dialog);
}

/** In classes that every page has; its own sheet comes with what fills it. */
function emptyFinder(label: string): HTMLDialogElement {
  const made = document.createElement('dialog');
  const field = document.createElement('input');
  made.className = 'finder page-width bg-surface';
  made.ariaLabel = label;
  made.setAttribute('closedby', 'any');
  Object.assign(field, { type: 'search', ariaLabel: label, autocomplete: 'off', enterKeyHint: 'search', className: 'min-h-14' });
  made.append(field, document.createElement('div'));
  document.body.append(made);
  return made;
}
