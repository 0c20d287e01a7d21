import { type BucketPublishOptions, publishToBucket } from '../../../../../scripts/rebuild/bucket/publish-to-bucket.ts';
import type { Release } from '../../../../../scripts/rebuild/release/release.ts';
import worker, { type WorkerSettings } from '../../../../../scripts/serve/bucket-worker.ts';
import { folderOf } from '../../folder.ts';

export const SITE = new URL('https://play.example');

/** A page of a version, with the files and pages that it leads to. */
function page(version: string, links: readonly string[]): string {
  const anchors = links.map((link) => `<a href="${link}">${link}</a>`).join('');
  return `<!doctype html><link rel="stylesheet" href="/_astro/app.${version}.css"><p>version ${version}</p>${anchors}<!--end ${version}-->`;
}

/** A site whose list leads to one page that only this version has. One page and one file are the same in all versions. */
export function siteOf(version: string): Record<string, string> {
  const own = `/promotion/only-${version}`;
  return {
    'index.html': page(version, ['/promotion', '/bd', '/help']),
    'bd.html': page(version, ['/bd/promotion']),
    'bd/promotion.html': page(version, ['/bd']),
    'promotion.html': page(version, [own, '/']),
    [`promotion/only-${version}.html`]: page(version, ['/promotion']),
    'help.html': page('v0', ['/']),
    '404.html': page(version, ['/']),
    'bd/404.html': page(version, ['/bd']),
    'index.html.br': 'not sent',
    _headers: 'not sent',
    '.env': 'not sent',
    '.well-known/security.txt': 'Contact: desk',
    'games.json': `{"version":"${version}"}`,
    'sitemap-0.xml': `<urlset><url><loc>${SITE.origin}/</loc></url><url><loc>${SITE.origin}${own}</loc></url></urlset>`,
    'robots.txt': 'Allow: /',
    '_astro/app.v0.css': '/* version v0 */',
    [`_astro/app.${version}.css`]: `/* version ${version} */`,
    'media/logo-160.webp': 'RIFF',
  };
}

let made = 0;

function releaseOf(version: string, changes: Partial<Release> = {}): Release {
  made += 1;
  const time = new Date(Date.UTC(2026, 0, 1, 0, 0, made)).toISOString();
  return {
    id: `${time.replace(/[-:.]/g, '')}-00000000`,
    builtAt: time,
    contentAt: time,
    lists: [],
    fingerprint: version,
    maintenance: false,
    isProvisional: false,
    pages: 8,
    pageBytes: 1_000,
    bytes: 2_000,
    kinds: {},
    carried: {},
    smallerAllowed: false,
    withdrawn: false,
    ...changes,
  };
}

/** A built site with its release, as on a machine. */
export interface BuiltSite {
  folder: string;
  release: Release;
}

export async function buildSite(version: string, files = siteOf(version), changes: Partial<Release> = {}): Promise<BuiltSite> {
  return { folder: await folderOf(files), release: releaseOf(version, changes) };
}

/** A clock that only waiting moves: the lock of a dead publisher is taken over at once. */
export function fastClock() {
  let time = 0;
  return {
    now: () => time,
    pause: async (ms: number) => {
      time += ms;
    },
  };
}

export function send({ folder, release }: BuiltSite, options: Pick<BucketPublishOptions, 'remote'> & Partial<BucketPublishOptions>) {
  return publishToBucket({ site: SITE, live: () => ({ folder, release }), lock: fastClock(), ...options });
}

/** The Worker before a bucket of the tests; `folder` is the one that holds the site. */
export function workerBefore(objects: string, folder = ''): (path: string) => Promise<Response> {
  const settings: WorkerSettings = {
    FOLDER: folder,
    SITE: {
      async get(key) {
        const answer = await fetch(`${objects}/${key.split('/').map(encodeURIComponent).join('/')}`);
        const bytes = await answer.arrayBuffer();
        if (!answer.ok) return null;
        const httpEtag = answer.headers.get('etag') ?? '';
        return { key, httpEtag, body: new Blob([bytes]).stream(), arrayBuffer: async () => bytes };
      },
    },
  };
  Object.assign(globalThis, { caches: { default: { match: async () => undefined, put: async () => undefined } } });
  return (path) => worker.fetch(new Request(new URL(path, SITE)), settings, { waitUntil: () => undefined });
}

type Read = ReturnType<typeof workerBefore>;

/** Reads a page as a browser does. @returns its version, or what is wrong with it */
async function readPage(read: Read, path: string): Promise<{ version: string; links: string[] } | { fault: string }> {
  const answer = await read(path);
  const text = await answer.text();
  const version = /version (v\d+)/.exec(text)?.[1];
  if (answer.status !== 200 || !version || !text.endsWith(`<!--end ${version}-->`)) return { fault: `${path}: ${answer.status}` };
  const styles = await read(`/_astro/app.${version}.css`);
  if ((await styles.text()) !== `/* version ${version} */`) return { fault: `${path}: no styles of ${version}` };
  return { version, links: [...text.matchAll(/<a href="([^"]+)"/g)].map(([, link = '']) => link) };
}

/** Follows every link from the home page. @returns the version of each page that can be reached, and all that is wrong */
export async function readSite(read: Read): Promise<{ versions: Record<string, string>; faults: string[] }> {
  const queue = ['/'];
  const versions: Record<string, string> = {};
  const faults: string[] = [];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const page = await readPage(read, path);
    if ('fault' in page) {
      faults.push(page.fault);
      continue;
    }
    versions[path] = page.version;
    queue.push(...page.links.filter((link) => !(link in versions) && !queue.includes(link)));
  }
  return { versions, faults };
}
