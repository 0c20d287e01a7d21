import { keptList } from '@/lib/browser/games/saved-game-list';

/** The page brings its first games itself; what loads the others comes when the last one is near, or at once on the way back to them. */
const list = document.querySelector<HTMLElement>('[data-total]');
const place = document.querySelector<HTMLElement>('[data-more-games]');
const last = list?.querySelector(':scope > :not(.skeleton):nth-last-child(1 of :not(.skeleton))');

if (list && place && last) {
  list.style.setProperty('--total', list.dataset['total'] ?? '');
  const start = async () => {
    try {
      const { mountMoreGames } = await import('@/islands/games/mount-more-games');
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
  if (keptList()) void start();
  else observer.observe(last);
}

/** Over the places of the games that did not come. Browsers remember that a script failed, so only a new start asks for it again; the place on the page stays. */
function offerRetry(list: HTMLElement): void {
  const retry = list.querySelector<HTMLElement>('.list-retry');
  if (!retry) return;
  for (const skeleton of list.querySelectorAll('.skeleton')) skeleton.classList.add('still');
  retry.role = 'alert';
  retry.hidden = false;
  retry.querySelector('button')?.addEventListener('click', () => location.reload());
}
