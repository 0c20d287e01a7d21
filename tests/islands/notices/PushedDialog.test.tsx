import { act, render, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { atom, type WritableAtom } from 'nanostores';
import { beforeEach, expect, it, vi } from 'vitest';
import helpTexts from '@/content/messages/en/help.json';
import texts from '@/content/messages/en/player-frame.json';
import { PushedDialog } from '@/islands/notices/PushedDialog';
import type { PushedNotice } from '@/lib/domain/pushed-notice';
import { setBackendTime } from '@/lib/domain/site-time';
import { $pushed } from '@/lib/stores/notices/pushed-notices';
import { backend, laterCall } from '../backend';

const loadHelp = () => import('@/components/help/help-sheet');
const CONTACTS = { liveChat: 'https://chat.example/', whatsapp: 'https://wa.me/8801700000000' };

vi.mock('@/lib/stores/notices/pushed-notices', () => {
  const $pushed = atom<readonly PushedNotice[]>([]);
  return { $pushed, dismissPushed: () => $pushed.set($pushed.get().slice(1)) };
});

beforeEach(() => {
  setBackendTime('Sat, 21 Nov 2026 06:00:00 GMT');
  backend.use(http.get('*/answers/en.json', () => HttpResponse.json([])));
});

const waiting = $pushed as WritableAtom<readonly PushedNotice[]>;
const push = (...messages: string[]) => waiting.set(messages.map((message) => ({ kind: 'withdraw', isSuccess: false, message })));
const REFUSED = 'Your withdrawal W00000012 of RM 50.00 was not approved. The amount is back in your balance.';
const SUPPORT = { texts: { ...helpTexts, title: 'Help Center', close: 'Close' }, contacts: CONTACTS };

it.each([
  ['Your withdrawal W00000012 of RM 50.00 was not approved.', '?type=withdraw&status=all&start=2026-10-22&end=&id=W00000012'],
  ['Ask 12 people', '?type=withdraw&status=all&start=2026-10-22&end='],
])('“%s” leads to the transaction that it names, or to all of its kind', (message, search) => {
  push(message);
  render(<PushedDialog messages={texts} loadHelp={loadHelp} />);
  expect(screen.getByRole('link', { name: 'See it in your transactions' }).getAttribute('href')).toBe(`/transaction${search}`);
});

it('of a refusal leads to support with a message that names it, once with two taps, and ends before that, which would keep the focus', async () => {
  backend.use(http.get('*/support/en.json', () => HttpResponse.json(SUPPORT)));
  const open: number[] = [];
  const showModal = HTMLDialogElement.prototype.showModal;
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    open.push(document.querySelectorAll('dialog[open]').length);
    showModal.call(this);
  });
  push(REFUSED);
  render(<PushedDialog messages={texts} loadHelp={loadHelp} />);
  const link = screen.getByRole('link', { name: 'Ask Support' });
  act(() => {
    link.click();
    link.click();
  });
  const sheet = within(await screen.findByRole('dialog', { name: 'Ask Support' }));
  await laterCall();
  expect(open).toEqual([0, 0]);
  const message = 'Hello, my withdrawal was not approved. Could you tell me why? RM\u00a050.00, ID W00000012';
  expect(sheet.getByText(/ID W00000012/).textContent).toBe(message);
  expect(new URL(sheet.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href).searchParams.get('text')).toBe(message);
  expect(sheet.queryByRole('searchbox')).toBeNull();
});
