import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import texts from '@/content/messages/en/games.json';
import { MoreGames } from '@/islands/games/MoreGames';
import { $gameList, openGameList } from '@/lib/stores/games/game-list';
import { answerGet } from '../account/player-page';
import { BACKEND } from '../backend';

/** The observed elements, and a function that makes one visible. */
let observed: Element[] = [];
let show: (target: Element, ratio: number) => void = () => {};
const showLast = () => show(observed.at(-1) as Element, 1);
class FakeObserver {
  constructor(callback: (entries: object[]) => void) {
    show = (target, intersectionRatio) =>
      callback([{ target, isIntersecting: true, intersectionRatio }]);
  }
  observe(element: Element) {
    observed.push(element);
  }
  disconnect() {
    show = () => {};
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  observed = [];
});

const row = (index: number) => ({
  game_name: `Game ${index}`,
  game_code: `g-${index}`,
  image: index % 2 ? `/p/${index}.webp` : null,
});
const page = (number: number, total: number) =>
  HttpResponse.json({
    success: true,
    data: Array.from({ length: Math.max(0, Math.min(3, total - number * 3)) }, (_, index) =>
      row(number * 3 + index),
    ),
    page_info: { total_record: total, page_size: 3 },
  });

/** A page of `total` games, with some of its own and with as many as were loaded before. */
function open(
  total: number,
  { own = 3, loaded = 0, nextPage = 1, pageSize = 3 } = {},
): HTMLUListElement {
  const list = document.body.appendChild(document.createElement('ul'));
  list.append(...Array.from({ length: own }, () => document.createElement('li')));
  const provider = { id: '1', name: 'Shapla Play' };
  const games = Array.from({ length: loaded }, (_, index) => ({
    ...{ name: `Game ${index}`, code: `g-${index}` },
    ...{ providerId: provider.id, providerName: provider.name },
  }));
  openGameList({ provider, pages: loaded ? [games] : [], nextPage, total, pageSize });
  render(<MoreGames list={list} ownTiles={own} messages={texts} />);
  return list;
}
const answer = (total: number) =>
  answerGet('game-list', (query) => page(Number(query.get('page')), total));
const placeholders = (list: Element) => list.querySelectorAll('[data-placeholder]').length;

it('have placeholders, and are loaded when the last one is visible', async () => {
  answer(7);
  const list = open(7);
  expect(placeholders(list)).toBe(3);
  expect(observed).toEqual([list.children[2]]);
  act(() => showLast());
  const tile = await screen.findByRole('link', { name: /^Game 5/ });
  expect(tile.querySelector('img')?.getAttribute('src')).toBe(`${BACKEND}/p/5.webp`);
  expect([tile.getAttribute('href'), tile.dataset['game']]).toEqual([location.pathname, 'g-5']);
  expect([placeholders(list), list.children.length]).toEqual([1, 7]);
  act(() => showLast());
  await screen.findByText('No more games to load');
  expect([placeholders(list), list.children.length]).toEqual([0, 7]);
  expect(list.style.getPropertyValue('--total')).toBe('7');
});

it('are loaded when the last one was scrolled past in a group that is not drawn, but not when that group becomes visible only in part', async () => {
  answer(30);
  const list = open(30, { own: 0, loaded: 24, nextPage: 8 });
  const group = list.querySelector('.tile-group') as Element;
  act(() => show(group, 0.5));
  expect($gameList.get()?.status).toBe('waiting');
  act(() => show(group, 1));
  await screen.findByRole('link', { name: /^Game 26/ });
});

const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));
const reconnect = () => act(() => void dispatchEvent(new Event('online')));
it.each([
  [
    'failed can be requested again in their place',
    200,
    'More games could not be loaded.',
    tryAgain,
  ],
  [
    'failed are requested again by themselves when the connection is back',
    200,
    'More games could not be loaded.',
    reconnect,
  ],
  [
    'are under maintenance can be requested again in their place',
    503,
    'Under Maintenance',
    tryAgain,
  ],
])('games that %s', async (_, status, text, requestAgain) => {
  answerGet('game-list', () => HttpResponse.json({ success: false }, { status }));
  const list = open(6);
  act(() => showLast());
  const alert = await screen.findByRole('alert');
  expect(list.children[3]?.contains(alert)).toBe(true);
  expect(alert.textContent).toBe(`${text}Try again`);
  answer(6);
  await requestAgain();
  await screen.findByRole('link', { name: /^Game 5/ });
  expect(screen.queryByRole('alert')).toBeNull();
});
