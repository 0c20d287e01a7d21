import { beforeEach, expect, it, vi } from 'vitest';
import { openHelp } from '@/components/help/help-sheet';
import texts from '@/content/messages/en/help.json' with { type: 'json' };

const CONTACTS = { liveChat: 'https://chat.example/', telegram: 'https://t.me/brand' };
const ANSWERS = [
  { slug: 'sms-code', title: 'No SMS code', words: 'sms code otp' },
  { slug: 'turnover', title: 'Turnover of a bonus', words: 'turnover bonus' },
];

/** What the site's files say; undefined for one that is lost. */
function files(contacts: object | undefined, answers: object[] | undefined = undefined): void {
  const support = contacts && {
    texts: { ...texts, title: 'Help Center', close: 'Close' },
    contacts,
  };
  vi.stubGlobal('fetch', async (path: string) => {
    const file = { '/support/en.json': support, '/answers/en.json': answers }[path];
    if (!file) throw new TypeError('Lost');
    return Response.json(file);
  });
}

const find = <Found extends Element = HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector);
const links = () =>
  [
    ...document.querySelectorAll<HTMLElement>('dialog li:not([hidden]) > a, dialog a.text-button'),
  ].map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => {
  // jsdom has neither.
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = function () {
    this.dispatchEvent(new Event('close'));
  };
  document.body.replaceChildren();
});

// What is loaded whole is kept, so this comes first.
it('is not opened where it cannot be loaded, so that its link is followed', async () => {
  files(undefined);
  await expect(openHelp()).rejects.toThrow();
  expect(find('dialog')).toBeNull();
});

it('has the contacts of the settings, and the answers, which its field searches', async () => {
  files(CONTACTS, ANSWERS);
  await openHelp();
  const all = [texts.more, '/help'];
  expect(links()).toEqual([
    ['Live Chat', 'https://chat.example/'],
    ['Telegram', 'https://t.me/brand'],
    ['No SMS code', '/help/sms-code'],
    ['Turnover of a bonus', '/help/turnover'],
    all,
  ]);
  const search = (words: string) => {
    const field = find<HTMLInputElement>('input');
    if (field) field.value = words;
    field?.dispatchEvent(new Event('input'));
  };
  search('bonus');
  expect(links().slice(2)).toEqual([['Turnover of a bonus', '/help/turnover'], all]);
  search('bonusxyz');
  expect(links().slice(2)).toEqual([all]);
  expect(find('[role=status]')?.textContent).toBe(texts.none);
});
