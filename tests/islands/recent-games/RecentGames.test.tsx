import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import texts from '@/content/messages/en/search.json';
import { RecentGames } from '@/islands/recent-games/RecentGames';
import { recentGames } from '@/lib/stores/games/recent-games';

const game = (code: string) => ({ name: `Game ${code}`, code, providerId: '1', providerName: 'Shapla Play' });
const names = () => screen.getAllByRole('link').map((link) => link.querySelector('[data-name]')?.textContent);

afterEach(() => {
  cleanup();
  for (const played of recentGames.$games.get()) recentGames.remove(played);
});

it('without games nothing is shown', () => {
  const { container } = render(<RecentGames messages={texts} />);
  expect(container.childElementCount).toBe(0);
});

it('the games played last stand newest first, and the row goes back to a new one', () => {
  const scrollTo = vi.fn();
  // jsdom has none of it.
  Element.prototype.scrollTo = scrollTo;
  for (const code of ['a', 'b', 'c']) recentGames.add(game(code));
  render(<RecentGames messages={texts} />);
  expect(names()).toEqual(['Game c', 'Game b', 'Game a']);
  scrollTo.mockClear();
  act(() => recentGames.add(game('a')));
  expect(names()).toEqual(['Game a', 'Game c', 'Game b']);
  expect(scrollTo.mock.calls).toEqual([[{ left: 0 }]]);
  act(() => recentGames.add(game('a')));
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
