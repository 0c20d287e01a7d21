// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { findProvider, openFoundProvider } from '../../../../src/lib/actions/found-provider.ts';
import { $gameList } from '../../../../src/lib/stores/games/game-list.ts';
import '../browser/timeline.ts';
import { fakeBackend, offline } from '../fake-backend.ts';

const INIT = 'v1/init';
const init = (...names: string[]) => ({
  success: true,
  data: { provider: { slot: names.map((provider_name, index) => ({ provider_id: index + 1, provider_name })) } },
});

test.each([
  ['Padma Reels', '2'],
  ['padma REELS', '2'],
  [' Padma Reels ', '2'],
  ['Ｐadma Reels', '2'],
  ['Padma', undefined],
  ['', undefined],
])('“%s” is provider %s, found with one call', async (code, id) => {
  const sent = fakeBackend({ [INIT]: init('Shapla Play', 'Padma Reels') });
  expect((await findProvider(code))?.id).toBe(id);
  expect(sent).toHaveLength(1);
});

test.each([
  ['nobody answers', offline],
  ['the answer is nonsense', () => new Response('<html>')],
])('where %s there is none', async (_, answer) => {
  fakeBackend({ [INIT]: answer });
  expect(await findProvider('Padma Reels')).toBeUndefined();
});

test('its games begin with the first page', () => {
  expect(openFoundProvider({ id: '2', name: 'Padma Reels' })).toBeUndefined();
  expect($gameList.get()).toMatchObject({ provider: { id: '2' }, nextPage: 0, pages: [], status: 'waiting' });
});

test('on the way back they are as they were left, and so is the scroll position', () => {
  const saved = { provider: { id: '2', name: 'Padma Reels' }, pages: [[{ name: 'A', code: 'a' }]], nextPage: 1, total: 60, pageSize: 1 };
  sessionStorage.setItem(`games ${location.pathname}`, JSON.stringify({ ...saved, scrolled: 700 }));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' }] as never);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  openFoundProvider({ id: '2', name: 'Padma Reels' })?.();
  expect($gameList.get()).toEqual({ ...saved, status: 'waiting' });
  expect(scrollTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
});
