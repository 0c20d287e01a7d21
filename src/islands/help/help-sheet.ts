import * as icons from '@/assets/icons';
import { loadSupport } from '@/lib/actions/support';
import { copyText } from '@/lib/browser/clipboard';
import { pageAddress } from '@/lib/browser/page/page';
import { answerRoute } from '@/lib/domain/site/answers';
import { supportLinks } from '@/lib/domain/site/support-links';
import type { SupportSheet } from '@/lib/domain/site/support-sheet';
import { answerWords, isFound } from '@/lib/search/answer-words';
import { loadStyles } from '../load-styles';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Opens the ways to support, and the answers to common problems with their search; with a message, which the contacts take along, only the ways.
 * Plain elements, since guests have no React. Rejects when there is nothing to show.
 */
export async function openHelp(message = ''): Promise<void> {
  const [sheet] = await Promise.all([loadSupport(), loadStyles()]);
  if (!sheet || (message && supportLinks(sheet.contacts, message).length === 0)) throw new Error('There is no help to show');
  const dialog = element('dialog', 'dialog mb-0 w-[min(40rem,100vw)] max-w-none rounded-b-none border-x-0 border-b-0');
  dialog.setAttribute('aria-label', message ? sheet.texts.askSupport : sheet.texts.title);
  dialog.setAttribute('closedby', 'any');
  const body = element('div', 'flex flex-col gap-4 overflow-y-auto p-5 pt-1');
  body.append(
    ...(message ? messageParts(message, sheet) : []),
    contactList(message, sheet),
    element('p', 'text-sm text-muted', sheet.texts.neverSend),
    ...(message ? [] : answerParts(sheet)),
  );
  dialog.append(titleBar(dialog, sheet), body);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = ''): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className, textContent: text });
}

function titleBar(dialog: HTMLDialogElement, { texts }: SupportSheet): HTMLElement {
  const bar = element('div', 'flex items-center justify-between ps-5 pe-2 pt-2');
  const close = Object.assign(element('button', 'icon-button'), { type: 'button' });
  close.setAttribute('aria-label', texts.close);
  const cross = document.createElementNS(SVG, 'svg');
  for (const [name, value] of Object.entries({ viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-width': '1.8' }))
    cross.setAttribute(name, value);
  cross.setAttribute('class', 'size-5');
  cross.append(document.createElementNS(SVG, 'path'));
  cross.firstElementChild?.setAttribute('d', icons.close);
  close.append(cross);
  close.addEventListener('click', () => dialog.close());
  bar.append(element('h2', 'text-lg', dialog.getAttribute('aria-label') ?? ''), close);
  return bar;
}

/** The prepared message, to copy for those contacts that cannot take it along. */
function messageParts(message: string, { texts }: SupportSheet): HTMLElement[] {
  const copy = Object.assign(element('button', 'text-button self-start text-sm', texts.copy), { type: 'button' });
  const status = element('p', 'text-sm text-muted');
  status.setAttribute('role', 'status');
  copy.addEventListener('click', async () => {
    status.textContent = (await copyText(message)) ? texts.copied : texts.copyFailed;
  });
  return [element('p', 'rounded-card bg-raised p-4 wrap-anywhere', message), copy, status];
}

function contactList(message: string, { texts, contacts }: SupportSheet): HTMLElement {
  const list = element('ul', 'flex flex-wrap gap-2');
  for (const { kind, address } of supportLinks(contacts, message)) {
    // Without a message the contact's own address, which an empty text would make longer.
    const href = (message ? address : contacts[kind]) ?? address;
    const link = Object.assign(element('a', 'button button-outline', texts[kind]), { href, target: '_blank', rel: 'noopener' });
    const item = element('li', 'grow');
    item.append(link);
    list.append(item);
  }
  return list;
}

function answerParts({ texts, answers }: SupportSheet): HTMLElement[] {
  const all = Object.assign(element('a', 'text-button flex items-center', texts.more), { href: pageAddress('/help') });
  if (answers.length === 0) return [all];
  const field = Object.assign(element('input', 'h-12 w-full flex-none rounded-control border border-edge bg-canvas px-4'), {
    type: 'search',
    placeholder: texts.searchHint,
    autocomplete: 'off',
  });
  field.setAttribute('aria-label', texts.search);
  const status = element('p', 'text-sm text-muted');
  status.setAttribute('role', 'status');
  const list = element('ul', 'divide-y divide-line');
  const known = answers.map(({ slug, title, words }) => {
    const link = Object.assign(element('a', 'flex min-h-12 items-center py-2 hover:text-accent', title), {
      href: pageAddress(answerRoute(slug)),
    });
    const item = element('li', '');
    item.append(link);
    return { item, words: answerWords([words]) };
  });
  list.append(...known.map(({ item }) => item));
  field.addEventListener('input', () => {
    for (const { item, words } of known) item.hidden = !isFound(words, field.value);
    status.textContent = known.some(({ item }) => !item.hidden) ? '' : texts.none;
  });
  return [field, status, list, all];
}
