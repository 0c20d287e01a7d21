import { act, render, screen } from '@testing-library/react';
import { atom, type WritableAtom } from 'nanostores';
import { beforeEach, expect, it, vi } from 'vitest';
import bengali from '@/content/messages/bd/player-frame.json';
import texts from '@/content/messages/en/player-frame.json';
import { PushDialog, PushText } from '@/islands/notices/PushDialog';
import type { PushMessage } from '@/lib/domain/push-message';
import { setBackendTime } from '@/lib/domain/site-time';
import { $isMoneyBeingFilled } from '@/lib/stores/money/money-being-filled';
import { $pushMessages } from '@/lib/stores/notices/push-messages';
import { hrefOf } from '../account/player-page';

vi.mock('@/lib/stores/notices/push-messages', () => {
  const $pushMessages = atom<readonly PushMessage[]>([]);
  return { $pushMessages, dismissPush: () => $pushMessages.set($pushMessages.get().slice(1)) };
});

beforeEach(() => setBackendTime('Sat, 21 Nov 2026 06:00:00 GMT'));

const waiting = $pushMessages as WritableAtom<readonly PushMessage[]>;

it.each([
  [
    true,
    { id: 'W00000012', amount: '50.00' },
    'See it in your transactions',
    '?type=withdraw&status=all&start=2026-10-22&end=&id=W00000012',
  ],
  [false, undefined, 'Open it and ask support', '?type=withdraw&status=all&start=2026-10-22&end='],
])(
  'approved %s, with the transaction %j it leads to that, or to all of its kind',
  (isSuccess, found, name, search) => {
    waiting.set([{ kind: 'withdraw', isSuccess, message: '', ...(found && { found }) }]);
    render(<PushDialog messages={texts} />);
    expect(hrefOf(name)).toBe(`/transaction${search}`);
  },
);

it('waits while a money form is being filled in or another dialog is open, and stays when one opens later', async () => {
  const names = () =>
    screen.queryAllByRole('dialog').map(({ textContent }) => textContent?.slice(0, 17));
  const page = document.body.appendChild(document.createElement('dialog'));
  $isMoneyBeingFilled.set(true);
  waiting.set([{ kind: 'withdraw', isSuccess: true, message: '' }]);
  render(<PushDialog messages={texts} />);
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
  const { container } = render(
    <PushText push={push} messages={language === 'bd' ? bengali : texts} />,
  );
  expect(
    [...container.childNodes].map(({ textContent }) => textContent?.replace(/\u00a0/g, ' ')),
  ).toEqual(lines);
});
