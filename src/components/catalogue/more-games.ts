import { readSavedGameList } from '@/lib/browser/games/saved-game-list';
import { reloadPage } from '@/lib/browser/page/document';
import { whenShown } from '@/lib/browser/page/when';

/** Loads the island that continues the page's list of games when its last game is near, or at once when the visitor comes back to the page. */
const list = document.querySelector<HTMLElement>('[data-total]');
const place = document.querySelector<HTMLElement>('[data-more-games]');
const lastGame = [...(list?.querySelectorAll(':scope > :not([data-placeholder])') ?? [])].pop();

if (list && place && lastGame) {
  const start = async () => {
    try {
      const { mountMoreGames } = await import('@/islands/games/MoreGames');
      await mountMoreGames(list, place);
    } catch {
      offerRetry(list);
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void start();
    },
    { rootMargin: '10000000px 0px 200px' },
  );
  void whenShown().then(() => {
    if (readSavedGameList()) void start();
    else observer.observe(lastGame);
  });
}

/** Shows the retry button over the placeholders. It loads the page anew, at the same place. */
function offerRetry(list: HTMLElement): void {
  const retry = list.querySelector<HTMLElement>('.list-retry');
  if (!retry) return;
  for (const placeholder of list.querySelectorAll<HTMLElement>('[data-placeholder]')) placeholder.dataset['placeholder'] = 'failed';
  retry.setAttribute('role', 'alert');
  retry.hidden = false;
  retry.querySelector('button')?.addEventListener('click', reloadPage);
}
