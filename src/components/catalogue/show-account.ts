/** Shows the account at a tile's provider. Between the tap and React, so that no guest gets more. */
export async function showAccountOf(tile: HTMLElement): Promise<void> {
  const { showGameAccount } = await import('@/islands/game-account/mount-game-account');
  await showGameAccount({ id: tile.dataset['provider'] ?? '', name: tile.querySelector('.name')?.textContent?.trim() ?? '' });
}
