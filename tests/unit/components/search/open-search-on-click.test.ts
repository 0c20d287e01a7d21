import { expect, it, vi } from 'vitest';

const openSearch = vi.fn();
vi.mock('@/components/search/search-dialog', () => ({ openSearch }));

it('opens for the shortcut of the installed app each time, also on a page that is open already', async () => {
  document.body.innerHTML = '<a href="/slots" data-open-search></a>';
  history.replaceState(null, '', '/slots#search');
  await import('@/components/search/open-search-on-click');
  for (const times of [1, 2, 3]) {
    await vi.waitFor(() => expect(openSearch).toHaveBeenCalledTimes(times));
    location.hash = 'search';
  }
});
