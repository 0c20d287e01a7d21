import { canLoadPage } from '@/lib/browser/page/connection';
import { isPlainClick } from '@/lib/browser/page/plain-click';

/** Opens the search from its links. Without script, or when its script cannot be loaded, they lead to the slots. */
document.addEventListener('click', async (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-open-search]');
  if (!link || !isPlainClick(event)) return;
  event.preventDefault();
  try {
    const { openSearch } = await import('./search-dialog');
    await openSearch(link);
  } catch {
    if (canLoadPage()) location.assign(link.href);
  }
});
