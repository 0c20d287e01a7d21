import { offerReload } from '@/lib/browser/page/load-page';
import { logFailure } from '@/lib/log';

/** Loads the island that continues a provider's games, at the first tap on the button below them. Placeholders show at once: no layout shift. */
document.addEventListener('click', async ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>('button[data-more-of]');
  const list = button?.closest('section')?.querySelector('ul');
  if (!button || !list || button.hasAttribute('aria-busy')) return;
  const showPlaces = (isShown: boolean) => {
    for (const place of list.querySelectorAll<HTMLElement>('[data-placeholder]'))
      place.hidden = !isShown;
    if (isShown) button.setAttribute('aria-busy', 'true');
    else button.removeAttribute('aria-busy');
  };
  showPlaces(true);
  try {
    const { mountProviderGames } = await import('@/islands/games/ProviderGames');
    await mountProviderGames(list, button.parentElement as HTMLElement);
  } catch {
    logFailure('More games', 'not loaded');
    showPlaces(false);
    offerReload(
      `ul[data-provider="${CSS.escape(list.dataset['provider'] ?? '')}"] ~ * button[data-more-of]`,
    );
  }
});
