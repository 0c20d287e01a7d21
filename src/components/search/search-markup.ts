import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { make, makeIcon } from '@/lib/browser/page/make';

const PLACEHOLDERS = 12;
const IN_CORNER =
  'icon-button absolute end-[calc(0.375rem+env(safe-area-inset-right))] top-[calc(0.375rem+env(safe-area-inset-top))] text-muted hover:bg-raised';

function gameRows(messages: Messages['search']): HTMLElement[] {
  const rows = { recent: messages.recent, hot: messages.hot };
  return Object.entries(rows).map(([name, title]) =>
    make(
      'section',
      { hidden: '', 'data-row': name, class: 'grid gap-2.5' },
      make('h2', { class: 'text-base' }, title),
      make('ul', { class: 'tile-grid search-grid' }),
    ),
  );
}

function placeholders(): HTMLElement {
  const tile = () => make('span', { class: 'tile', 'data-placeholder': '' }, make('span', { class: 'tile-picture' }));
  return make('div', { class: 'tile-grid search-grid' }, ...Array.from({ length: PLACEHOLDERS }, tile));
}

/** The search's dialog and its first screen, which no page has in its HTML, since most visitors do not search. */
export function createSearch(label: string, messages: Messages['search']): HTMLDialogElement {
  const close = make('button', { type: 'button', class: IN_CORNER, 'aria-label': messages.close }, makeIcon(icons.close));
  const dialog = make(
    'dialog',
    { class: 'dialog search-dialog', closedby: 'any', 'aria-label': label },
    make('input', { type: 'search', autocomplete: 'off', enterkeyhint: 'search', placeholder: messages.placeholder, 'aria-label': label }),
    close,
    make(
      'div',
      { 'data-search-games': '', class: 'relative gap-4 overflow-y-auto overscroll-contain px-4 pt-1 pb-8' },
      ...gameRows(messages),
      make('div', { role: 'status', 'data-loading': '' }, make('span', { class: 'sr-only' }, messages.loading), placeholders()),
    ),
  );
  close.addEventListener('click', () => dialog.close());
  return dialog;
}
