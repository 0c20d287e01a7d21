// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  delete document.documentElement.dataset['session'];
});

test.each(['player', 'guest'])('what is for guests alone, in the page of a %s', async (session) => {
  document.documentElement.dataset['session'] = session;
  document.body.innerHTML = '<h1></h1><p></p><script></script>';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'));
  // Another address, so that it runs again as in each page.
  await import(/* @vite-ignore */ `../../../src/inline/for-guests.ts?${session}`);
  expect(document.body.children.length).toBe(session === 'player' ? 2 : 3);
});
