import { brandName } from '@/lib/browser/page/brand-name';
import { cachedPages } from '@/lib/browser/page/cached-pages';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/config';

/** The offline page, which the service worker serves for a page that is neither reachable nor cached: it reloads by its button, and on `online`. */
const again = () => location.reload();
document.querySelector('[data-again]')?.addEventListener('click', again);
addEventListener('online', again);

/** The brand stands at the end of nearly every title. */
function withoutBrand(title: string): string {
  const brand = brandName();
  return (title.endsWith(brand) && title.slice(0, -brand.length).replace(/[\s·|–-]+$/, '')) || title;
}

async function showKept(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-kept]');
  const list = section?.querySelector('ul');
  const item = list?.querySelector('li');
  if (!section || !list || !item || !('caches' in globalThis)) return;
  const language = LANGUAGES.find((code) => code === document.documentElement.dataset['language']) ?? DEFAULT_LANGUAGE;
  const pages = await cachedPages(language);
  const items = pages.map(({ path, title }) => {
    const copy = item.cloneNode(true) as HTMLElement;
    const link = copy.querySelector('a');
    if (link) link.href = path;
    copy.querySelector('span')?.append(withoutBrand(title));
    return copy;
  });
  list.replaceChildren(...items);
  section.hidden = items.length === 0;
}

// Storage may be denied: then the page stands without the list.
void showKept().catch(() => undefined);
