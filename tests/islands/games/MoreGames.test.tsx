import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import texts from '@/content/messages/en/games.json';
import type * as Island from '@/islands/games/MoreGames';
import type * as Games from '@/lib/stores/games/game-list';
import { BACKEND, backend } from '../backend';

vi.hoisted(() => vi.stubEnv('PUBLIC_API_URL', 'http://backend.test'));

/** What is watched for, and the way to show it. */
let watched: Element[] = [];
let show: (target: Element, ratio: number) => void = () => {};
const showLast = () => show(watched.at(-1) as Element, 1);
type Seen = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting' | 'intersectionRatio'>;
class Watcher {
  readonly #seen: (entries: Seen[]) => void;
  constructor(seen: (entries: Seen[]) => void) {
    this.#seen = seen;
  }
  observe(element: Element) {
    watched.push(element);
    show = (target, intersectionRatio) => this.#seen([{ target, isIntersecting: true, intersectionRatio }]);
  }
  disconnect() {
    show = () => {};
  }
}

let MoreGames: typeof Island.MoreGames;
let games: typeof Games;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('IntersectionObserver', Watcher);
  watched = [];
  document.body.replaceChildren();
  ({ MoreGames } = await import('@/islands/games/MoreGames'));
  games = await import('@/lib/stores/games/game-list');
});

const row = (index: number) => ({ game_name: `Game ${index}`, game_code: `g-${index}`, image: index % 2 ? `/p/${index}.webp` : null });
const page = (number: number, total: number) =>
  HttpResponse.json({
    success: true,
    data: Array.from({ length: Math.max(0, Math.min(3, total - number * 3)) }, (_, index) => row(number * 3 + index)),
    page_info: { total_record: total, page_size: 3 },
  });

/** A page with three games of its own, of `total`. */
function open(total: number): HTMLUListElement {
  const list = document.body.appendChild(document.createElement('ul'));
  list.append(...Array.from({ length: 3 }, () => document.createElement('li')));
  games.openGameList({ provider: { id: '1', name: 'Shapla Play' }, pages: [], nextPage: 1, total, pageSize: 3 });
  render(<MoreGames list={list} ownTiles={3} messages={texts} />);
  return list;
}
const answer = (total: number) =>
  backend.use(http.get(`${BACKEND}/api/v1/game-list`, ({ request }) => page(Number(new URL(request.url).searchParams.get('page')), total)));
const placeholders = (list: Element) => list.querySelectorAll('[data-placeholder]').length;

describe('the games after the first page', () => {
  it('have their places kept, and come when the last one shows', async () => {
    answer(7);
    const list = open(7);
    expect(placeholders(list)).toBe(3);
    expect(watched).toEqual([list.children[2]]);
    act(() => showLast());
    const tile = await screen.findByRole('link', { name: /^PLAY ?Game 5/ });
    expect(tile.querySelector('img')?.getAttribute('src')).toBe(`${BACKEND}/p/5.webp`);
    expect([placeholders(list), list.children.length]).toEqual([1, 7]);
    act(() => showLast());
    await screen.findByText('No more games to load');
    expect([placeholders(list), list.children.length]).toEqual([0, 7]);
    expect(list.style.getPropertyValue('--total')).toBe('7');
  });

  it('lead to the list itself where they have no code, and are launched where they have one', async () => {
    const lobby = { game_name: 'Lobby', game_code: null };
    const page_info = { total_record: 5, page_size: 3 };
    backend.use(http.get(`${BACKEND}/api/v1/game-list`, () => HttpResponse.json({ success: true, data: [row(3), lobby], page_info })));
    open(5);
    act(() => showLast());
    const tile = await screen.findByRole('link', { name: /^PLAY ?Lobby/ });
    expect([tile.getAttribute('href'), tile.dataset['game']]).toEqual([location.pathname, undefined]);
    expect(screen.getByRole('link', { name: /^PLAY ?Game 3/ }).dataset['game']).toBe('g-3');
  });

  it('fill the rows of the page’s own list, then stand in groups', async () => {
    const all = Array.from({ length: 60 }, (_, index) => ({
      name: `Game ${index}`,
      code: `g-${index}`,
      providerId: '1',
      providerName: 'Long',
    }));
    const list = document.body.appendChild(document.createElement('ul'));
    list.append(...Array.from({ length: 10 }, () => document.createElement('li')));
    games.openGameList({ provider: { id: '1', name: 'Long' }, pages: [all], nextPage: 7, total: 80, pageSize: 10 });
    render(<MoreGames list={list} ownTiles={10} messages={texts} />);
    expect(list.querySelectorAll(':scope > :not(.tile-group)')).toHaveLength(12);
    expect([...list.querySelectorAll('.tile-group')].map((group) => group.querySelectorAll('li').length)).toEqual([24, 24, 20]);
    expect(watched.map(({ textContent }) => textContent.slice(0, 11))).toEqual(['PLAYGame 59', 'PLAYGame 50']);
    expect(placeholders(list)).toBe(10);
  });

  it('come when the last one was scrolled past in a group that is not drawn, but not when that group only begins to show', async () => {
    answer(30);
    const rows = Array.from({ length: 24 }, (_, index) => ({
      name: `Game ${index}`,
      code: `g-${index}`,
      providerId: '1',
      providerName: 'Long',
    }));
    const list = document.body.appendChild(document.createElement('ul'));
    games.openGameList({ provider: { id: '1', name: 'Long' }, pages: [rows], nextPage: 8, total: 30, pageSize: 3 });
    render(<MoreGames list={list} ownTiles={0} messages={texts} />);
    const group = list.querySelector('.tile-group') as Element;
    act(() => show(group, 0.5));
    expect(games.$gameList.get()?.status).toBe('waiting');
    act(() => show(group, 1));
    await screen.findByRole('link', { name: /^PLAY ?Game 26/ });
  });

  it('that are none say that it is the end', () => {
    const list = open(3);
    expect(screen.getByRole('status').textContent).toBe('No more games to load');
    expect(placeholders(list)).toBe(0);
  });

  it.each([
    ['failed', 200, 'More games could not be loaded.'],
    ['a closed house keeps', 503, 'Under Maintenance'],
  ])('that %s are asked for again in their place', async (_, status, text) => {
    backend.use(http.get(`${BACKEND}/api/v1/game-list`, () => HttpResponse.json({ success: false }, { status })));
    const list = open(6);
    act(() => showLast());
    const alert = await screen.findByRole('alert');
    expect(list.children[3]?.contains(alert)).toBe(true);
    expect(alert.textContent).toBe(`${text}Try again`);
    answer(6);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: /^PLAY ?Game 5/ });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
