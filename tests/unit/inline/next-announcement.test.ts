import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  delete document.documentElement.dataset['session'];
});

let runs = 0;

/** The ids of what the page shows once the script has run. */
async function shown(): Promise<(string | undefined)[]> {
  document.body.innerHTML =
    '<div><p data-announcement="a1"></p><template><p data-announcement="b2"></p></template></div>';
  const script = document.createElement('script');
  document.body.append(script);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  // Another address, so that it runs again as in each page.
  runs += 1;
  await import(/* @vite-ignore */ `../../../src/inline/next-announcement.ts?${runs}`);
  return [...document.querySelectorAll<HTMLElement>('p')].map(
    ({ dataset }) => dataset['announcement'],
  );
}

test.each([
  ['nothing', ['a1']],
  ['a1', ['b2']],
  ['b2', ['a1']],
  ['other', ['a1']],
  ['a1 b2', []],
])('after %s was closed %j is shown', async (closed, next) => {
  localStorage.setItem('announcements_closed', closed);
  expect(await shown()).toEqual(next);
});

test('a player’s page has none, also when it becomes a guest’s', async () => {
  document.documentElement.dataset['session'] = 'player';
  expect(await shown()).toEqual([]);
});

test('where storage is denied the first is shown', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await shown()).toEqual(['a1']);
});
