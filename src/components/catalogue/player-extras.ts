/** What a player's pages have beside a guest's: stars on games, and the games played last. Only where there is a place for them. */
export async function startExtras(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-recent]');
  if (place) {
    const { mountRecentGames } = await import('@/islands/recent-games/mount-recent-games');
    await mountRecentGames(place);
  }
  if (document.querySelector('a.tile, [data-not-found]')) {
    const { addStars } = await import('./tile-stars');
    await addStars();
  }
}
