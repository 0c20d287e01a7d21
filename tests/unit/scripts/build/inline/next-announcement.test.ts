// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { text } from '../../../../../scripts/build/inline/next-announcement.ts';

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['session'];
  vi.restoreAllMocks();
});

/** The ids of what the page shows once the script has run. */
function shown(): (string | undefined)[] {
  document.body.innerHTML = '<div><p data-announcement="a1"></p><p data-announcement="b2" hidden></p></div>';
  const script = document.createElement('script');
  script.textContent = text;
  document.body.append(script);
  return [...document.querySelectorAll<HTMLElement>('p:not([hidden])')].map(({ dataset }) => dataset['announcement']);
}

test.each([
  ['nothing', 'a1'],
  ['a1', 'b2'],
  ['b2', 'a1'],
  ['other', 'a1'],
])('after %s was closed %s is shown', (closed, next) => {
  localStorage.setItem('announcements_closed', closed);
  expect(shown()).toEqual([next]);
});

test('a player’s page has none, also when it becomes a guest’s', () => {
  document.documentElement.dataset['session'] = 'player';
  expect(shown()).toEqual([]);
});

test('after all were closed none is shown', () => {
  localStorage.setItem('announcements_closed', 'a1 b2');
  expect(shown()).toEqual([]);
});

test('where storage is denied the first is shown', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(shown()).toEqual(['a1']);
});
