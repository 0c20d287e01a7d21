import { render, screen } from '@testing-library/react';
import { atom } from 'nanostores';
import { beforeEach, expect, it, vi } from 'vitest';
import texts from '@/content/messages/en/player-frame.json';
import { PushedDialog } from '@/islands/notices/PushedDialog';
import { setBackendTime } from '@/lib/domain/site-time';
import { giveDialogs } from '../account/player-page';

const pushed = vi.hoisted(() => ({ message: '' }));
vi.mock('@/lib/stores/notices/pushed-notices', () => ({
  get $pushed() {
    return atom([{ kind: 'withdraw', isSuccess: false, message: pushed.message }]);
  },
  dismissPushed: () => {},
}));

beforeEach(() => {
  giveDialogs();
  setBackendTime('Sat, 21 Nov 2026 06:00:00 GMT');
});

it.each([
  ['Your withdrawal W00000012 of RM 50.00 was not approved.', '?type=withdraw&status=all&start=2026-10-22&end=&id=W00000012'],
  ['Ask 12 people', '?type=withdraw&status=all&start=2026-10-22&end='],
])('“%s” leads to the transaction that it names, or to all of its kind', (message, search) => {
  pushed.message = message;
  render(<PushedDialog messages={texts} />);
  expect(screen.getByRole('link', { name: 'See it in your transactions' }).getAttribute('href')).toBe(`/transaction${search}`);
});
