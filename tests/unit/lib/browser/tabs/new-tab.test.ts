import { expect, test, vi } from 'vitest';
import { followLink, navigateTab, openNewTab } from '@/lib/browser/tabs/new-tab';
import { fakeTab } from './fake-tab.ts';

const GAME = new URL('https://games.example/play?key=1');

/** What browsers inside other apps make of `open`. */
const NO_TABS = {
  refuses: () => null,
  'gives the page itself': () => window,
  throws() {
    throw new DOMException('no windows here', 'NotSupportedError');
  },
};

test.each(Object.entries(NO_TABS))(
  'a browser that %s gives no tab, and the page stays as it is',
  (_, open) => {
    vi.stubGlobal('open', open);
    const background = document.documentElement.style.background;
    expect(openNewTab()).toBeUndefined();
    expect(document.documentElement.style.background).toBe(background);
  },
);

/** Clicks a link to the game; gives whether the browser was left to follow the link, and where to. */
function click(init: MouseEventInit = {}) {
  const link = Object.assign(document.createElement('a'), { href: GAME.href, target: '_blank' });
  const event = new MouseEvent('click', { cancelable: true, ...init });
  followLink(event, link);
  return { isLeft: !event.defaultPrevented, target: link.target };
}

test('a link opens in a tab of its own', () => {
  const tab = fakeTab();
  vi.stubGlobal('open', () => tab);
  expect(click().isLeft).toBe(false);
  expect(tab.location.replace).toHaveBeenCalledWith(GAME.href);
});

test.each(Object.entries(NO_TABS))('a link opens in this tab where the browser %s', (_, open) => {
  vi.stubGlobal('open', open);
  expect(click()).toEqual({ isLeft: true, target: '' });
});

test('a link that is clicked with a key is the browser’s', () => {
  const open = vi.fn();
  vi.stubGlobal('open', open);
  expect(click({ ctrlKey: true })).toEqual({ isLeft: true, target: '_blank' });
  expect(open).not.toHaveBeenCalled();
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
])('a tab that %s is not navigated', (_, tab) => expect(navigateTab(tab, GAME)).toBe(false));
