import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { make, makeIcon } from '@/lib/browser/page/make';

/** Of tiles, which are smaller than a page's. */
export const GRID = 'grid grid-cols-3 gap-x-3 gap-y-4 md:grid-cols-5 lg:grid-cols-7';

const PLACEHOLDERS = 12;
/** All of the screen on phones. */
const DIALOG = [
  'dialog inset-0 m-0 h-(--screen) max-h-none w-full max-w-none overflow-hidden rounded-none border-0',
  'p-[env(safe-area-inset-top)_env(safe-area-inset-right)_env(safe-area-inset-bottom)_env(safe-area-inset-left)]',
  'md:mx-auto md:my-12 md:h-[min(46rem,var(--screen)-6rem)] md:w-[min(66rem,100vw-3rem)] md:rounded-card md:border',
].join(' ');
const FIELD = [
  'min-h-14 flex-none appearance-none border-b border-line ps-12 pe-14 text-[1.125rem] [&::-webkit-search-cancel-button]:hidden',
  'focus-visible:border-gold focus-visible:shadow-[inset_0_-1px_var(--color-gold)] focus-visible:outline-hidden',
  'forced-colors:focus-visible:-outline-offset-4',
].join(' ');
const GLASS =
  'icon pointer-events-none absolute start-[calc(1rem+env(safe-area-inset-left))] top-[calc(1.125rem+env(safe-area-inset-top))] text-gold';
/** The part of the dialog that scrolls. */
export const GAMES_PLACE =
  'relative flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto overscroll-contain px-4 pt-4 pb-8';
const IN_CORNER =
  'icon-button absolute end-[calc(0.375rem+env(safe-area-inset-right))] top-[calc(0.375rem+env(safe-area-inset-top))] text-muted hover:bg-raised';

function gameRows(messages: Messages['search']): HTMLElement[] {
  const rows = { recent: messages.recent, hot: messages.hot };
  return Object.entries(rows).map(([name, title]) =>
    make(
      'section',
      { hidden: '', 'data-row': name, class: 'grid gap-2.5' },
      make('h2', { class: 'text-base' }, title),
      make('ul', { class: GRID }),
    ),
  );
}

function placeholders(): HTMLElement {
  const tile = () =>
    make(
      'span',
      { class: 'tile', 'data-placeholder': '' },
      make('span', { class: 'tile-picture' }),
    );
  return make('div', { class: GRID }, ...Array.from({ length: PLACEHOLDERS }, tile));
}

/** The search's dialog and its first screen, which no page has in its HTML, since most visitors do not search. */
export function createSearch(label: string, messages: Messages['search']): HTMLDialogElement {
  const close = make(
    'button',
    { type: 'button', class: IN_CORNER, 'aria-label': messages.close },
    makeIcon(icons.close),
  );
  const dialog = make(
    'dialog',
    { class: DIALOG, closedby: 'any', 'aria-label': label },
    make('input', {
      type: 'search',
      autocomplete: 'off',
      enterkeyhint: 'search',
      placeholder: messages.placeholder,
      'aria-label': label,
      class: FIELD,
    }),
    makeIcon(icons.search, GLASS),
    close,
    make(
      'div',
      { 'data-search-games': '', class: GAMES_PLACE },
      ...gameRows(messages),
      make(
        'div',
        { role: 'status', 'data-loading': '' },
        make('span', { class: 'sr-only' }, messages.loading),
        placeholders(),
      ),
    ),
  );
  close.addEventListener('click', () => dialog.close());
  return dialog;
}
