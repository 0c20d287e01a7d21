// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { navigateTab, openNewTab } from '../../../../../src/lib/browser/tabs/new-tab.ts';
import { fakeTab } from './fake-tab.ts';

const GAME = new URL('https://games.example/play?key=1');

test('an empty tab is opened, without access to this page', () => {
  const tab = fakeTab();
  const open = vi.fn(() => tab);
  vi.stubGlobal('open', open);
  expect(openNewTab()).toBe(tab);
  expect(open).toHaveBeenCalledWith('', '_blank');
  expect(tab.opener).toBeNull();
  open.mockReturnValue(null as never);
  expect(openNewTab(), 'where the browser refuses').toBeUndefined();
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
])('a tab that %s is not navigated', (_, tab) => expect(navigateTab(tab, GAME)).toBe(false));
