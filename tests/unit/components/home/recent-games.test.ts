// @vitest-environment jsdom
import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showRecentGames } from '../../../../src/components/home/recent-games.ts';
import { recentGames } from '../../../../src/lib/stores/games/stored-games.ts';
import { $session } from '../../lib/fake-session.ts';

vi.mock('../../../../src/lib/stores/session/session.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../lib/fake-session.ts')),
}));

const TILE =
  '<li><a data-provider="" data-game="" data-picture="-1"><picture><img src=""></picture>' +
  '<span class="tile-name"></span><span class="tile-provider"></span></a></li>';
const game = (code: string, picture?: string) => ({
  name: `Game ${code}`,
  code,
  providerId: '1',
  providerName: 'Shapla Play',
  ...(picture && { picture }),
});
const find = <Found extends Element = HTMLElement>(selector: string) => document.querySelector(selector) as Found;
const names = () => [...document.querySelectorAll('#place .tile-name')].map((name) => name.textContent);
const scrollTo = vi.fn();

beforeEach(() => {
  // jsdom has none of it.
  Element.prototype.scrollTo = scrollTo;
  document.body.innerHTML = `<div id="place"></div><template data-recent-games><section><p data-long-away hidden></p><ul>${TILE}</ul></section></template>`;
});
afterEach(() => {
  cleanStores(recentGames.$games, $session);
  scrollTo.mockClear();
  localStorage.clear();
  // The games' store reads that there are none any more.
  dispatchEvent(new StorageEvent('storage'));
});

test('without games nothing is shown, also after the last one was removed, and without a picture of a game none', () => {
  showRecentGames(find('#place'));
  expect(find('#place').childElementCount).toBe(0);
  recentGames.add(game('a'));
  expect(names()).toEqual(['Game a']);
  expect(document.querySelector('#place picture, #place [data-picture]')).toBeNull();
  recentGames.toggle(game('a'));
  expect(find('#place').childElementCount).toBe(0);
});

test('the games played last stand newest first, the row goes back to a new one, and the tile that was tapped keeps the focus', () => {
  for (const code of ['a', 'b', 'c']) recentGames.add(game(code));
  showRecentGames(find('#place'));
  expect(names()).toEqual(['Game c', 'Game b', 'Game a']);
  scrollTo.mockClear();
  const tapped = find('[data-game="a"]');
  tapped.tabIndex = 0;
  tapped.focus();
  recentGames.add(game('a'));
  expect(names()).toEqual(['Game a', 'Game c', 'Game b']);
  expect(document.activeElement).toBe(tapped);
  expect(scrollTo.mock.calls).toEqual([[{ left: 0 }]]);
  recentGames.add(game('a'));
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('a tile has what its launch reads, and its picture in every format', () => {
  recentGames.add(game('a', 'abc'));
  showRecentGames(find('#place'));
  expect({ ...find('#place a').dataset }).toEqual({ provider: '1', game: 'a', picture: 'abc' });
  expect(find('#place .tile-provider').textContent).toBe('Shapla Play');
  expect(
    [...document.querySelectorAll<HTMLSourceElement>('#place source')].map(({ type, srcset, sizes }) => [type, srcset.slice(0, 25), sizes]),
  ).toEqual([['image/avif', '/media/abc-144.avif 144w,', '3rem']]);
  expect(find('#place img').style.objectFit).toBe('cover');
  expect(find<HTMLImageElement>('#place img').getAttribute('src')).toBe('/media/abc-288.webp');
});
