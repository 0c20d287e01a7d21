import { type Language, OFFLINE_CACHES } from '../../config.ts';
import { languageOfPath } from '../../domain/site/address.ts';

export interface CachedPage {
  path: string;
  title: string;
}

const TITLE = /<title\b[^>]*>([^<]*)<\/title>/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function titleOf(html: string): string {
  const [, text = ''] = TITLE.exec(html) ?? [];
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_entity, name: string) => ENTITIES[name] ?? '').trim();
}

/** The pages in a language that open without a connection: first those that were opened last, then the help. */
export async function cachedPages(language: Language): Promise<CachedPage[]> {
  const found: CachedPage[] = [];
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
