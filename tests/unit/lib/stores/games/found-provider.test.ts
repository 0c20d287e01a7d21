// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Found from '../../../../../src/lib/stores/games/found-provider.ts';
import type * as Games from '../../../../../src/lib/stores/games/game-list.ts';
import { type Answers, fakeBackend, offline } from '../../fake-backend.ts';

const INIT = 'v1/init';
const init = (...names: string[]) => ({
  success: true,
  data: { provider: { slot: names.map((provider_name, index) => ({ provider_id: index + 1, provider_name })) } },
});
let found: typeof Found;
let games: typeof Games;

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockReturnValue();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(answers: Answers) {
  const sent = fakeBackend(answers);
  found = await import('../../../../../src/lib/stores/games/found-provider.ts');
  games = await import('../../../../../src/lib/stores/games/game-list.ts');
  return sent;
}

test.each([
  ['Padma Reels', '2'],
  ['padma REELS', '2'],
  [' Padma Reels ', '2'],
  ['Ｐadma Reels', '2'],
  ['Padma', undefined],
  ['', undefined],
])('“%s” is provider %s, for one question', async (code, id) => {
  const sent = await open({ [INIT]: init('Shapla Play', 'Padma Reels') });
  expect((await found.findProvider(code))?.id).toBe(id);
  expect(sent).toHaveLength(1);
});

test.each([
  ['nobody answers', offline],
  ['the answer is nonsense', () => new Response('<html>')],
])('where %s there is none', async (_, answer) => {
  await open({ [INIT]: answer });
  expect(await found.findProvider('Padma Reels')).toBeUndefined();
});

test('its games begin with the first page', async () => {
  await open({});
  expect(found.openFoundProvider({ id: '2', name: 'Padma Reels' })).toBeUndefined();
  expect(games.$gameList.get()).toMatchObject({ provider: { id: '2' }, nextPage: 0, pages: [], status: 'waiting' });
});

test('on the way back they are as they were left, and so is the place', async () => {
  await open({});
  const kept = { provider: { id: '2', name: 'Padma Reels' }, pages: [[{ name: 'A', code: 'a' }]], nextPage: 1, total: 60, pageSize: 1 };
  sessionStorage.setItem(`games ${location.pathname}`, JSON.stringify({ ...kept, scrolled: 700 }));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' }] as unknown as PerformanceEntry[]);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  found.openFoundProvider({ id: '2', name: 'Padma Reels' })?.();
  expect(games.$gameList.get()).toEqual({ ...kept, status: 'waiting' });
  expect(scrollTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
});
