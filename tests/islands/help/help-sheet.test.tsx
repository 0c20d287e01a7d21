import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import texts from '@/content/messages/en/help.json';
import { openHelp } from '@/islands/help/help-sheet';
import { backend } from '../backend';
import { user } from '../user';

const CONTACTS = { liveChat: 'https://chat.example/', telegram: 'https://t.me/brand' };
const ANSWERS = [
  { slug: 'sms-code', title: 'No SMS code', words: 'sms code otp' },
  { slug: 'turnover', title: 'Turnover of a bonus', words: 'turnover bonus' },
];

const files = (contacts: object | undefined, answers: object[] | 'lost' = ANSWERS) =>
  backend.use(
    http.get('*/support/en.json', () =>
      contacts ? HttpResponse.json({ texts: { ...texts, title: 'Help Center', close: 'Close' }, contacts }) : HttpResponse.error(),
    ),
    http.get('*/answers/en.json', () => (answers === 'lost' ? HttpResponse.error() : HttpResponse.json(answers))),
  );

async function open(message?: string) {
  await openHelp(message);
  return within(screen.getByRole('dialog'));
}

// What is loaded whole is kept, so these come first.
it.each([
  ['where it cannot be loaded, so that its link is followed', undefined, undefined],
  ['for a message where nobody takes one', {}, 'Hello'],
])('is not opened %s', async (_, contacts, message) => {
  files(contacts, []);
  await expect(open(message)).rejects.toThrow();
  expect(document.querySelector('dialog')).toBeNull();
});

it('has no field where the answers cannot be loaded, goes when it is closed, and asks for them again', async () => {
  files(CONTACTS, 'lost');
  const sheet = await open();
  expect(sheet.queryByRole('searchbox')).toBeNull();
  expect(sheet.getByRole('link', { name: texts.more }).getAttribute('href')).toBe('/help');
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  expect(document.querySelector('dialog')).toBeNull();
  files(CONTACTS);
  expect((await open()).getByRole('searchbox', { name: 'Search Help' })).toBeTruthy();
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
