import { canLoadPage, isPlainClick } from '@/lib/browser/page/load-page';
import { runOnce } from '@/lib/browser/run-once';

/** Once: Chrome answers a repeated `import()` only some time after a finger is up. */
export const loadSearch = runOnce(() => import('./search-dialog'));

const linkOf = ({ target }: Event) =>
  (target as Element).closest<HTMLAnchorElement>('a[data-open-search]');

/** What the search needs is asked for when the finger comes down, a tenth of a second before the tap. */
document.addEventListener('pointerdown', (event) => {
  if (!linkOf(event)) return;
  const fetched = loadSearch().then(({ fetchSearch }) => fetchSearch());
  // The tap tries again, and says when it failed.
  fetched.catch(() => undefined);
});

/** Opens the search from its links. Without script, or when its script cannot be loaded, they lead to the slots. */
document.addEventListener('click', async (event) => {
  const link = linkOf(event);
  if (!link || !isPlainClick(event)) return;
  event.preventDefault();
  try {
    const { openSearch } = await loadSearch();
    await openSearch(link);
  } catch {
    if (canLoadPage()) location.assign(link.href);
  }
});
