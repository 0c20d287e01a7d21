import { keptPages } from '@/lib/browser/page/kept-pages';
import { pageLanguage } from '@/lib/browser/page/page';

/** The page that the service worker shows at the address of one that it cannot have: it looks again when asked, and by itself when the connection is back. */
const again = () => location.reload();
document.querySelector('[data-again]')?.addEventListener('click', again);
addEventListener('online', again);

async function showKept(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-kept]');
  const list = section?.querySelector('ul');
  const item = list?.querySelector('li');
  if (!section || !list || !item || !('caches' in globalThis)) return;
  const pages = await keptPages(pageLanguage());
  const items = pages.map(({ path, title }) => {
    const copy = item.cloneNode(true) as HTMLElement;
    const link = copy.querySelector('a');
    if (link) link.href = path;
    copy.querySelector('span')?.append(title);
    return copy;
  });
  list.replaceChildren(...items);
  section.hidden = items.length === 0;
}

// Storage may be denied: then the page stands without the list.
void showKept().catch(() => undefined);
