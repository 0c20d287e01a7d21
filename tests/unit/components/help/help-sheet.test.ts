import { beforeEach, expect, it, vi } from 'vitest';
import { openHelp } from '@/components/help/help-sheet';
import texts from '@/content/messages/en/help.json' with { type: 'json' };

const SHEET = {
  texts: { ...texts, title: 'Help Center', close: 'Close' },
  contacts: { liveChat: 'https://chat.example/', telegram: 'https://t.me/brand' },
  answers: [
    { slug: 'sms-code', title: 'No SMS code' },
    { slug: 'turnover', title: 'Turnover of a bonus' },
  ],
};

beforeEach(() => {
  // jsdom has neither.
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = function () {
    this.dispatchEvent(new Event('close'));
  };
  document.body.replaceChildren();
});

// What is loaded is kept, so this comes first.
it('is not opened where it cannot be loaded, so that its link is followed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Lost')));
  await expect(openHelp()).rejects.toThrow();
  expect(document.querySelector('dialog')).toBeNull();
});

it('has the contacts of the settings and the answers', async () => {
  vi.stubGlobal('fetch', async () => Response.json(SHEET));
  await openHelp();
  const links = [...document.querySelectorAll('dialog li > a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Live Chat', 'https://chat.example/'],
    ['Telegram', 'https://t.me/brand'],
    ['No SMS code', '/help/sms-code'],
    ['Turnover of a bonus', '/help/turnover'],
    [texts.more, '/help'],
  ]);
});
