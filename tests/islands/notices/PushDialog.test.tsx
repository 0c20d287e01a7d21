import { act, render, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { atom, type WritableAtom } from 'nanostores';
import { beforeEach, expect, it, vi } from 'vitest';
import bengali from '@/content/messages/bd/player-frame.json';
import helpTexts from '@/content/messages/en/help.json';
import texts from '@/content/messages/en/player-frame.json';
import { PushDialog, PushText } from '@/islands/notices/PushDialog';
import type { PushMessage } from '@/lib/domain/push-message';
import { setBackendTime } from '@/lib/domain/site-time';
import { $isMoneyBeingFilled } from '@/lib/stores/money/money-being-filled';
import { $pushMessages } from '@/lib/stores/notices/push-messages';
import { backend, laterCall } from '../backend';

const loadHelp = () => import('@/components/help/help-sheet');
const CONTACTS = { liveChat: 'https://chat.example/', whatsapp: 'https://wa.me/8801700000000' };

vi.mock('@/lib/stores/notices/push-messages', () => {
  const $pushMessages = atom<readonly PushMessage[]>([]);
  return { $pushMessages, dismissPush: () => $pushMessages.set($pushMessages.get().slice(1)) };
});

beforeEach(() => {
  setBackendTime('Sat, 21 Nov 2026 06:00:00 GMT');
  backend.use(http.get('*/answers/en.json', () => HttpResponse.json([])));
});

const waiting = $pushMessages as WritableAtom<readonly PushMessage[]>;
const REFUSED = 'Your withdrawal W00000012 of RM 50.00 was not approved. The amount is back in your balance.';
const SUPPORT = { texts: { ...helpTexts, title: 'Help Center', close: 'Close' }, contacts: CONTACTS };

it.each([
  [{ id: 'W00000012', amount: '50.00' }, '?type=withdraw&status=all&start=2026-10-22&end=&id=W00000012'],
  [undefined, '?type=withdraw&status=all&start=2026-10-22&end='],
])('with the transaction %j it leads to that, or to all of its kind', (found, search) => {
  waiting.set([{ kind: 'withdraw', isSuccess: false, message: '', ...(found && { found }) }]);
  render(<PushDialog messages={texts} loadHelp={loadHelp} />);
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
  waiting.set([{ kind: 'withdraw', isSuccess: false, message: REFUSED }]);
  render(<PushDialog messages={texts} loadHelp={loadHelp} />);
  const link = screen.getByRole('link', { name: 'Ask Support' });
  act(() => {
    link.click();
    link.click();
  });
  const sheet = within(await screen.findByRole('dialog', { name: 'Ask Support' }));
  await laterCall();
  expect(open).toEqual([0, 0]);
  const message = 'Hello, my withdrawal was not approved. Could you tell me why? '.concat(REFUSED);
  expect(sheet.getByText(/W00000012/).textContent).toBe(message);
  expect(new URL(sheet.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href).searchParams.get('text')).toBe(message);
  expect(sheet.queryByRole('searchbox')).toBeNull();
});

it('waits while a money form is being filled in or another dialog is open, and stays when one opens later', async () => {
  const names = () => screen.queryAllByRole('dialog').map(({ textContent }) => textContent?.slice(0, 17));
  const page = document.body.appendChild(document.createElement('dialog'));
  $isMoneyBeingFilled.set(true);
  waiting.set([{ kind: 'withdraw', isSuccess: true, message: '' }]);
  render(<PushDialog messages={texts} loadHelp={loadHelp} />);
  expect(names()).toEqual([]);
  await act(async () => page.showModal());
  act(() => $isMoneyBeingFilled.set(false));
  expect(names()).toEqual(['']);
  await act(async () => page.close());
  expect(names()).toEqual(['Withdrawal Update']);
  act(() => $isMoneyBeingFilled.set(true));
  expect(names()).toEqual(['Withdrawal Update']);
  act(() => $isMoneyBeingFilled.set(false));
  page.remove();
});

const WORDS = 'Your deposit D12 of RM 1,040.00 has been approved.';

it.each([
  ['bd', { kind: 'deposit', isSuccess: true, message: WORDS }, ['ডিপোজিট অনুমোদিত', WORDS]],
  ['bd', { kind: 'withdraw', isSuccess: false, message: '' }, ['উইথড্র অনুমোদিত হয়নি']],
  [
    'bd',
    { kind: 'deposit', isSuccess: true, message: '', found: { id: 'D12', amount: '1040.00' } },
    ['RM 1,040.00 ডিপোজিট অনুমোদিত', 'D12'],
  ],
  ['en', { kind: 'deposit', isSuccess: true, message: WORDS }, ['Deposit approved', WORDS]],
] as const)('in %s the push %j reads %j', (language, push, lines) => {
  const { container } = render(<PushText push={push} messages={language === 'bd' ? bengali : texts} />);
  expect([...container.childNodes].map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '))).toEqual(lines);
});
