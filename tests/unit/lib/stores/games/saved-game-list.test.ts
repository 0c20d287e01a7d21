// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { readSavedGameList, saveOnLeave } from '../../../../../src/lib/stores/games/saved-game-list.ts';
import '../../browser/timeline.ts';

const leave = () => dispatchEvent(new Event('pagehide'));
const arrive = (type: NavigationTimingType) => vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);

beforeEach(() => {
  history.replaceState(null, '', '/slots/Padma');
});

test('what a page saved when it was left is read after going back and after a reload, on that page only', () => {
  let list: object | undefined = { pages: [1] };
  saveOnLeave(() => list);
  vi.stubGlobal('scrollY', 900);
  leave();
  for (const type of ['back_forward', 'reload'] as const) {
    arrive(type);
    expect(JSON.parse(readSavedGameList() ?? '')).toEqual({ pages: [1], scrolled: 900 });
  }
  history.replaceState(null, '', '/slots/Meghna');
  expect(readSavedGameList()).toBeUndefined();
  history.replaceState(null, '', '/slots/Padma');

  arrive('navigate');
  expect(readSavedGameList()).toBeUndefined();
  arrive('back_forward');
  expect(readSavedGameList()).toBeUndefined();

  leave();
  list = undefined;
  leave();
  expect(readSavedGameList()).toBeUndefined();
});
