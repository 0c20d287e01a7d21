import { brandName } from '@/lib/browser/page/brand-name';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, OFFLINE_CACHES } from '@/lib/config';
import { addressIn, languageOfPath, routeOfPath } from '@/lib/domain/site/address';

/** The offline page, which the service worker serves for a page that is neither reachable nor cached: it reloads by its button, and on `online`. */
const again = () => location.reload();
document.querySelector('[data-again]')?.addEventListener('click', again);
addEventListener('online', again);

// It stands at the address of the page that was wanted, and its own would say without end that there is no connection.
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-choose-language]'))
  link.pathname = addressIn(link.dataset['chooseLanguage'] as Language, routeOfPath(location.pathname));

const TITLE = /<title\b[^>]*>([^<]*)<\/title>/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function titleOf(html: string): string {
  const [, text = ''] = TITLE.exec(html) ?? [];
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_entity, name: string) => ENTITIES[name] ?? '').trim();
}

/** The pages in a language that open without a connection: first those that were opened last, then the help. */
async function cachedPages(language: Language): Promise<{ path: string; title: string }[]> {
  const found: { path: string; title: string }[] = [];
  for (const name of [OFFLINE_CACHES.pages, OFFLINE_CACHES.help]) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    const requests = await cache.keys();
    for (const request of name === OFFLINE_CACHES.pages ? [...requests].reverse() : requests) {
      const path = new URL(request.url).pathname;
      if (languageOfPath(path) !== language || path.endsWith('/offline')) continue;
      const title = titleOf((await (await cache.match(request))?.text()) ?? '');
      if (title) found.push({ path, title });
    }
  }
  return found;
}

/** The brand stands at the end of nearly every title. */
function withoutBrand(title: string): string {
  const brand = brandName();
  return (title.endsWith(brand) && title.slice(0, -brand.length).replace(/[\s·|–-]+$/, '')) || title;
}

async function showCached(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-cached]');
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
void showCached().catch(() => undefined);
