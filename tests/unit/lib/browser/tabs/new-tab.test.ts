// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { closeTab, type NewTab, navigateTab, openNewTab } from '../../../../../src/lib/browser/tabs/new-tab.ts';
import { showWaiting } from '../../../../../src/lib/browser/tabs/waiting-page.ts';

const GAME = new URL('https://games.example/play?key=1');
const texts = { brand: 'Dipnodi', title: 'Launching <b>Seven Kites</b>', hint: 'One moment' };
afterEach(() => vi.unstubAllGlobals());

function fakeTab(closed = false) {
  const tab = {
    closed,
    opener: window as Window | null,
    document: document.implementation.createHTMLDocument(''),
    location: { replace: vi.fn() },
    close: vi.fn(),
  };
  return tab as typeof tab & NewTab;
}

test('an empty tab is opened, which knows nothing of this page', () => {
  const tab = fakeTab();
  const open = vi.fn(() => tab);
  vi.stubGlobal('open', open);
  expect(openNewTab()).toBe(tab);
  expect(open).toHaveBeenCalledWith('', '_blank');
  expect(tab.opener).toBeNull();
});

test('a browser that refuses gives none', () => {
  vi.stubGlobal('open', () => null);
  expect(openNewTab()).toBeUndefined();
});

test('the game takes the waiting page’s place', () => {
  const tab = fakeTab();
  expect(navigateTab(tab, GAME)).toBe(true);
  expect(tab.location.replace).toHaveBeenCalledWith(GAME.href);
});

test.each([
  ['was refused', undefined],
  ['was closed', fakeTab(true)],
  [
    'was taken elsewhere',
    Object.assign(fakeTab(), {
      location: {
        replace() {
          throw new DOMException('cross-origin', 'SecurityError');
        },
      },
    }),
  ],
])('a tab that %s is not steered', (_, tab) => expect(navigateTab(tab, GAME)).toBe(false));

test('closing what is not there is nothing', () => {
  closeTab(undefined);
  const tab = fakeTab();
  closeTab(tab);
  expect(tab.close).toHaveBeenCalledOnce();
});

test('the waiting page has the house’s name and the game’s, as text', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const tab = fakeTab();
  showWaiting(tab, texts);
  const { body, title } = tab.document;
  expect(title).toBe(texts.title);
  expect([...body.querySelectorAll('p, h1')].map(({ textContent }) => textContent)).toEqual([texts.brand, texts.title, texts.hint]);
  expect(body.querySelector('b')).toBeNull();
  showWaiting(fakeTab(true), texts);
  showWaiting(undefined, texts);
});
