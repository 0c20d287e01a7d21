import * as icons from '@/assets/icons';
import { loadStyles } from '@/lib/browser/page/load-styles';
import { make, makeIcon } from '@/lib/browser/page/make';
import { pageAddress } from '@/lib/browser/page/page-language';
import { answerRoute } from '@/lib/domain/site/answers';
import { supportLinks } from '@/lib/domain/site/support-links';
import type { SupportSheet } from '@/lib/domain/site/support-sheet';
import { loadSupport } from '@/lib/stores/help/support';

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
      make('p', { class: 'text-sm text-muted' }, sheet.texts.neverSend),
      answerList(sheet),
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

function answerList({ texts, answers }: SupportSheet): HTMLElement {
  const entry = 'flex min-h-12 items-center py-2 hover:text-accent';
  const links = [
    ...answers.map(({ slug, title }) => [answerRoute(slug), title] as const),
    ['/help', texts.more] as const,
  ];
  const items = links.map(([route, label]) =>
    make('li', {}, make('a', { class: entry, href: pageAddress(route) }, label)),
  );
  return make('ul', { class: 'divide-y divide-line' }, ...items);
}
