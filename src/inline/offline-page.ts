import { DEFAULT_LANGUAGE, LANGUAGES, type Language, OFFLINE_CACHES } from '../lib/config.ts';
import { addressIn, languageOfPath, routeOfPath } from '../lib/domain/site/address.ts';

/** The offline page, which the service worker serves for a page that is neither reachable nor cached: it reloads by its button, and on `online`. Inline, so that nothing but the page has to be cached. */
const again = () => location.reload();
document.querySelector('[data-again]')?.addEventListener('click', again);
addEventListener('online', again);

// It stands at the address of the page that was wanted, and its own would say without end that there is no connection.
addEventListener('DOMContentLoaded', () => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-choose-language]'))
    link.pathname = addressIn(
      link.dataset['chooseLanguage'] as Language,
      routeOfPath(location.pathname),
    );
});

/** The title of a page may be a sentence for search engines. */
const HEADING = /<h1\b[^>]*>([^<]*)</;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

function headingOf(html: string): string {
  const [, text = ''] = HEADING.exec(html) ?? [];
  return text
    .replace(/&(amp|lt|gt|quot|#39);/g, (_entity, name: string) => ENTITIES[name] ?? '')
    .trim();
}

/** The pages in a language that open without a connection, the one that was opened last first. */
async function cachedPages(language: Language): Promise<{ path: string; heading: string }[]> {
  const found: { path: string; heading: string }[] = [];
  const cache = await caches.open(OFFLINE_CACHES.pages);
  for (const request of [...(await cache.keys())].reverse()) {
    const path = new URL(request.url).pathname;
    if (languageOfPath(path) !== language) continue;
    const heading = headingOf((await (await cache.match(request))?.text()) ?? '');
    if (heading) found.push({ path, heading });
  }
  return found;
}

async function showCached(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-cached]');
  const list = section?.querySelector('ul');
  const item = list?.querySelector('li');
  if (!section || !list || !item || !('caches' in globalThis)) return;
  const language =
    LANGUAGES.find((code) => code === document.documentElement.dataset['language']) ??
    DEFAULT_LANGUAGE;
  const pages = await cachedPages(language);
  const items = pages.map(({ path, heading }) => {
    const copy = item.cloneNode(true) as HTMLElement;
    const link = copy.querySelector('a');
    if (link) link.href = path;
    copy.querySelector('span')?.append(heading);
    return copy;
  });
  list.replaceChildren(...items);
  section.hidden = items.length === 0;
}

// Storage may be denied: then the page stands without the list.
void showCached().catch(() => undefined);
