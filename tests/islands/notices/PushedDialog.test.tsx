import { render, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { atom } from 'nanostores';
import { beforeEach, expect, it, vi } from 'vitest';
import helpTexts from '@/content/messages/en/help.json';
import texts from '@/content/messages/en/player-frame.json';
import { PushedDialog } from '@/islands/notices/PushedDialog';
import { setBackendTime } from '@/lib/domain/site-time';
import { giveDialogs } from '../account/player-page';
import { backend } from '../backend';
import { user } from '../user';

const CONTACTS = { liveChat: 'https://chat.example/', whatsapp: 'https://wa.me/8801700000000' };

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

it('of a refusal leads to support with a message that names it', async () => {
  pushed.message = 'Your withdrawal W00000012 of RM 50.00 was not approved. The amount is back in your balance.';
  backend.use(
    http.get('*/support/en.json', () =>
      HttpResponse.json({ texts: { ...helpTexts, title: 'Help Center', close: 'Close' }, contacts: CONTACTS }),
    ),
    http.get('*/answers/en.json', () => HttpResponse.json([])),
  );
  render(<PushedDialog messages={texts} />);
  await user.click(screen.getByRole('link', { name: 'Ask Support' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Ask Support' }));
  const message = 'Hello, my withdrawal was not approved. Could you tell me why? RM\u00a050.00, ID W00000012';
  expect(sheet.getByText(/ID W00000012/).textContent).toBe(message);
  expect(new URL(sheet.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href).searchParams.get('text')).toBe(message);
  expect(sheet.queryByRole('searchbox')).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Close' }));
});
