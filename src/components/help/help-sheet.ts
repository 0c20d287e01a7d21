import * as icons from '@/assets/icons';
import { loadStyles } from '@/lib/browser/page/load-styles';
import { make, makeIcon } from '@/lib/browser/page/make';
import { pageAddress } from '@/lib/browser/page/page-language';
import { answerRoute } from '@/lib/domain/site/answers';
import { supportLinks } from '@/lib/domain/site/support-links';
import type { SupportSheet } from '@/lib/domain/site/support-sheet';
import { answerWords, isFound } from '@/lib/search/answer-words';
import { loadSupport } from '@/lib/stores/help/support';

const QUIET = { class: 'text-sm text-muted' };

/** Opens the ways to support and the answers to common problems. Rejects when there is nothing to show. */
export async function openHelp(): Promise<void> {
  const [sheet] = await Promise.all([loadSupport(), loadStyles()]);
  if (!sheet) throw new Error('There is no help to show');
  const { title } = sheet.texts;
  const dialog = make(
    'dialog',
    {
      class: 'dialog mb-0 w-[min(40rem,100vw)] max-w-none rounded-b-none border-x-0 border-b-0',
      closedby: 'any',
      'aria-label': title,
    },
    titleBar(title, sheet),
    make(
      'div',
      { class: 'flex flex-col gap-4 overflow-y-auto p-5 pt-1' },
      contactList(sheet),
      make('p', QUIET, sheet.texts.neverSend),
      ...answerParts(sheet),
    ),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function titleBar(title: string, { texts }: SupportSheet): HTMLElement {
  const close = make(
    'button',
    { type: 'button', class: 'icon-button', 'aria-label': texts.close },
    makeIcon(icons.close),
  );
  close.addEventListener('click', () => close.closest('dialog')?.close());
  return make(
    'div',
    { class: 'flex items-center justify-between ps-5 pe-2 pt-2' },
    make('h2', { class: 'text-lg' }, title),
    close,
  );
}

function contactList({ texts, contacts }: SupportSheet): HTMLElement {
  const items = supportLinks(contacts, '').map(({ kind }) => {
    const link = make(
      'a',
      {
        class: 'button button-outline',
        href: contacts[kind] ?? '',
        target: '_blank',
        rel: 'noopener',
      },
      texts[kind],
    );
    return make('li', { class: 'grow' }, link);
  });
  return make('ul', { class: 'flex flex-wrap gap-2' }, ...items);
}

function answerParts({ texts, answers }: SupportSheet): HTMLElement[] {
  const all = make(
    'a',
    { class: 'text-button flex items-center', href: pageAddress('/help') },
    texts.more,
  );
  if (answers.length === 0) return [all];
  const field = make('input', {
    class: 'h-12 w-full flex-none rounded-control border border-edge bg-canvas px-4',
    type: 'search',
    placeholder: texts.searchHint,
    autocomplete: 'off',
    'aria-label': texts.search,
  });
  const status = make('p', { ...QUIET, role: 'status' });
  const known = answers.map(({ slug, title, words }) => {
    const link = make(
      'a',
      {
        class: 'flex min-h-12 items-center py-2 hover:text-accent',
        href: pageAddress(answerRoute(slug)),
      },
      title,
    );
    return { item: make('li', {}, link), words: answerWords([words]) };
  });
  const list = make('ul', { class: 'divide-y divide-line' }, ...known.map(({ item }) => item));
  field.addEventListener('input', () => {
    for (const { item, words } of known) item.hidden = !isFound(words, field.value);
    status.textContent = known.some(({ item }) => !item.hidden) ? '' : texts.none;
  });
  return [field, status, list, all];
}
