import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import texts from '@/content/messages/en/help.json';
import { giveDialogs } from '../account/player-page';
import { backend } from '../backend';
import { user } from '../user';

const CONTACTS = { liveChat: 'https://chat.example/', telegram: 'https://t.me/brand' };
const ANSWERS = [
  { slug: 'sms-code', title: 'No SMS code', words: 'sms code otp' },
  { slug: 'turnover', title: 'Turnover of a bonus', words: 'turnover bonus' },
];

const files = (contacts: object | undefined) =>
  backend.use(
    http.get('*/support/en.json', () =>
      contacts ? HttpResponse.json({ texts: { ...texts, title: 'Help Center', close: 'Close' }, contacts }) : HttpResponse.error(),
    ),
    http.get('*/answers/en.json', () => HttpResponse.json(ANSWERS)),
  );

async function open(message?: string) {
  const { openHelp } = await import('@/islands/help/help-sheet');
  await openHelp(message);
  return within(screen.getByRole('dialog'));
}

beforeEach(() => {
  // What is loaded once stays.
  vi.resetModules();
  document.body.innerHTML = '';
  giveDialogs();
});

it('has the contacts of the settings, and the answers, which its field searches', async () => {
  files(CONTACTS);
  const sheet = await open();
  const links = () => sheet.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  const all = [texts.more, '/help'];
  expect(links()).toEqual([
    ['Live Chat', 'https://chat.example/'],
    ['Telegram', 'https://t.me/brand'],
    ['No SMS code', '/help/sms-code'],
    ['Turnover of a bonus', '/help/turnover'],
    all,
  ]);
  const field = sheet.getByRole('searchbox', { name: 'Search Help' });
  await user.type(field, 'bonus');
  expect(links().slice(2)).toEqual([['Turnover of a bonus', '/help/turnover'], all]);
  await user.type(field, 'xyz');
  expect(links().slice(2)).toEqual([all]);
  expect(sheet.getByRole('status').textContent).toBe(texts.none);
});

it('goes when it is closed', async () => {
  files(CONTACTS);
  const sheet = await open();
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  expect(document.querySelector('dialog')).toBeNull();
});

it.each([
  ['cannot be loaded', undefined, ''],
  ['has nobody to send a message to', {}, 'Hello'],
])('is not opened where it %s, so that its link is followed', async (_, contacts, message) => {
  files(contacts);
  await expect(open(message)).rejects.toThrow();
  expect(document.querySelector('dialog')).toBeNull();
});
