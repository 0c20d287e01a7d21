import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import '@/components/catalogue/more-of-provider';
import * as provider from '@/islands/games/ProviderGames';
import { offerReload } from '@/lib/browser/page/load-page';
import { alertText, answerGet } from '../account/player-page';

vi.mock('@/lib/browser/page/load-page', { spy: true });
vi.mock('@/islands/games/ProviderGames', { spy: true });

const PAGE_SIZE = 2;
const requested: string[] = [];

/** A page with two providers, as the build writes it: each with its first two games, of `total`. */
function openPage(total: number): void {
  document.body.innerHTML = ['41', '42']
    .map(
      (
        id,
      ) => `<section><ul data-provider="${id}" data-name="Book ${id}" data-total="${total}" data-page-size="${PAGE_SIZE}">
        <li><a data-game="${id}-0">One</a></li><li><a data-game="${id}-1">Two</a></li>
        <li class="tile" data-placeholder="" hidden></li><li class="tile" data-placeholder="" hidden></li>
      </ul><div><button type="button" data-more-of>More games of Book ${id}</button></div></section>`,
    )
    .join('');
}
/** Answers with so many games, of which the fifth has no code; with the last page once it may come. */
const answer = (total: number, mayCome?: Promise<void>) =>
  answerGet('game-list', async (query) => {
    const [id, page] = [query.get('provider_id'), Number(query.get('page'))];
    requested.push(`${id} ${page}`);
    if (page > 1) await mayCome;
    const all = Array.from({ length: total }, (_, index) => ({
      game_name: 'Match',
      game_code: index === 4 ? null : `${id}-${index}`,
    }));
    const data = all.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
    return HttpResponse.json({
      success: true,
      data,
      page_info: { total_record: total, page_size: PAGE_SIZE },
    });
  });
const list = (id: string) => document.querySelector(`ul[data-provider="${id}"]`) as HTMLElement;
const codes = (id: string) =>
  [...list(id).querySelectorAll<HTMLElement>('a[data-game]')].map(({ dataset }) => dataset['game']);
const places = (id: string) =>
  [...list(id).querySelectorAll<HTMLElement>('[data-placeholder]')].filter(({ hidden }) => !hidden)
    .length;

beforeEach(() => {
  requested.length = 0;
});

it('brings a provider’s next games with each press, to the end, with the focus, and touches no other list', async () => {
  answer(5);
  openPage(5);
  await act(() => userEvent.click(screen.getByRole('button', { name: 'More games of Book 42' })));
  await waitFor(() => expect(codes('42')).toEqual(['42-0', '42-1', '42-2', '42-3']));
  expect(list('42').querySelector('[data-game="42-2"]')?.className).toBe('game-row');
  expect(requested).toEqual(['42 1']);
  expect(screen.queryByRole('button', { name: 'More games of Book 42' })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Show more games'));
  await act(() => userEvent.keyboard('{Enter}'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('No more games to load'));
  // The last one, without a code, launches its lobby, as in the page's HTML.
  expect(codes('42')).toEqual(['42-0', '42-1', '42-2', '42-3', '']);
  expect(requested).toEqual(['42 1', '42 2']);
  expect([codes('41').length, places('41')]).toEqual([2, 0]);
});

it('shows the places of the next games at once, and a way to try again when they do not come', async () => {
  answerGet('game-list', { success: false });
  openPage(4);
  screen.getByRole('button', { name: 'More games of Book 41' }).click();
  expect(places('41')).toBe(2);
  expect(await alertText()).toBe('More games could not be loaded.Try again');
  expect(places('41')).toBe(2);
  answer(4);
  const retry = screen.getByRole('button', { name: 'Try again' });
  retry.focus();
  act(() => retry.click());
  expect(document.activeElement?.textContent).toBe('Show more games');
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await waitFor(() => expect(codes('41')).toEqual(['41-0', '41-1', '41-2', '41-3']));
  expect(places('41')).toBe(0);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('No more games to load'));
  // The end would scroll the games that have come out of sight.
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

it('offers the page anew when the next games cannot be shown, where the same button is pressed again', async () => {
  vi.mocked(provider.mountProviderGames).mockRejectedValueOnce(new Error('not loaded'));
  openPage(4);
  const button = screen.getByRole('button', { name: 'More games of Book 42' });
  button.click();
  await waitFor(() => expect(offerReload).toHaveBeenCalledOnce());
  expect([places('42'), button.hasAttribute('aria-busy')]).toEqual([0, false]);
  expect(document.querySelector(vi.mocked(offerReload).mock.lastCall?.[0] as string)).toBe(button);
});
