import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { LIMITS, type Limits } from '../../scripts/content/limits.ts';
import { pull } from '../../scripts/content/pull/pull.ts';
import { contentCounts } from '../../scripts/content/snapshot/content-counts.ts';
import { filesIn } from '../../scripts/files/files-in.ts';
import type { FirstPage, Providers } from '../../src/lib/domain/games/game.ts';
import type { Promotion } from '../../src/lib/domain/site/promotion.ts';
import type { SiteSettings } from '../../src/lib/domain/site/site-settings.ts';
import { folderOf } from '../unit/scripts/folder.ts';
import { serverOf } from '../unit/scripts/server-of.ts';

export type Answer = (request: IncomingMessage, reply: ServerResponse) => void;

/** The backend as browsers would reach it: on another network than the pull. */
export const PUBLIC_URL = 'https://api.invalid';

export const INIT = '/api/v1/init';
export const PROMOTION = '/api/v1/promotion';
export const BANK = '/api/v1/bank';
/** The first page of a provider's games. */
export const games = (id: number | string) =>
  `/api/v1/game-list?currency_id=1&provider_id=${id}&page=0`;

/** Limits short enough for a test. */
const SHORT: Limits = {
  ...LIMITS,
  readTimeoutMs: 1_000,
  retryDelaysMs: [5, 5],
  pictureTimeoutMs: 1_500,
};

/** Shared by a file's backends, whose pictures are the same: making them is most of a pull. */
const cacheFolder = await folderOf();

export const json =
  (body: unknown, status = 200): Answer =>
  (_request, reply) =>
    void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** The answer of a call that has succeeded. */
export const good = (data: unknown) => json({ success: true, data });

export const bytes =
  (body: Buffer | string, headers: Record<string, string> = {}): Answer =>
  (_request, reply) =>
    void reply.writeHead(200, headers).end(body);

const game = (code: string, provider: number) => ({
  game_name: `Game ${code}`,
  game_code: code,
  provider_id: provider,
  provider_name: `Provider ${provider}`,
  image: `/media/${code}.webp`,
});

/** The settings of a small, valid backend. */
export function goodInit() {
  return {
    brand_name: 'Lamp River',
    brand_logo: '/media/logo.webp',
    brand_favicon: '/media/favicon.png',
    brand_desc: { en: 'All in one place', bd: 'সব এক জায়গায়' },
    banner: [{ image: '/media/banner.webp', title: 'Welcome' }],
    marquee: { en: 'News' },
    provider: {
      slot: [
        { provider_id: 1, provider_name: 'One', image: '/media/p1.webp' },
        { provider_id: 2, provider_name: 'Two', image: '/media/p2.webp' },
      ],
    },
    bank: [{ bank_id: 1, bank_name: 'Nodi Bank' }],
    partner_logo: [{ name: 'Partner', image: '/media/partner.webp' }],
    page: { deposit: [{ language: 'en', content: '<h1>Deposit</h1><p>How to.</p>' }] },
    promotion: [{ id: 9, promotion_name: 'From init', content: '<p>Old</p>', language: 'en' }],
    seo: [{ url: '/', title: 'Home' }],
    hot_game: [game('a-1', 1)],
    contact_us: [{ type: 'LIVECHAT', content: 'https://chat.example/' }],
    theme: 'Green',
  };
}

const goodPromotions = [
  {
    id: 5,
    promotion_name: 'Welcome Bonus',
    image: '/media/promo.webp',
    content: '<p>More <b>play</b></p><img src="/media/inside.webp">',
    language: 'en',
  },
];

export type Backend = Awaited<ReturnType<typeof startBackend>>;

/** Another colour for each path, so that no two pictures are the same file. */
function pictureFor(path: string): Answer {
  const background = { r: path.length * 9, g: path.charCodeAt(7), b: path.charCodeAt(9) };
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .webp()
    .toBuffer();
  return (request, reply) =>
    void picture.then((body) => bytes(body, { etag: '"1"' })(request, reply));
}

/** A backend on a free port with a folder for the snapshot. */
export async function startBackend() {
  const folder = join(await folderOf(), 'content', 'site');
  const answers = new Map<string, Answer>();
  const requests: string[] = [];
  const warnings: string[] = [];
  const defaultAnswer = (url: URL): Answer => {
    if (url.pathname === INIT) return good(goodInit());
    if (url.pathname === PROMOTION) return good(goodPromotions);
    if (url.pathname === '/api/v1/game-list') {
      const id = Number(url.searchParams.get('provider_id'));
      return json({
        success: true,
        data: [game(`${id}-1`, id), game(`${id}-2`, id)],
        page_info: { total_record: 50, page_size: 24 },
      });
    }
    return url.pathname.startsWith('/media/') ? pictureFor(url.pathname) : good([]);
  };
  const url = await serverOf((request, reply) => {
    const asked = new URL(request.url ?? '/', 'http://backend');
    const path = asked.pathname + asked.search;
    requests.push(path);
    const answer = answers.get(path) ?? answers.get(asked.pathname) ?? defaultAnswer(asked);
    answer(request, reply);
  });
  const read = async <Content>(name: string) =>
    JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')) as Content;
  const log = { info: () => undefined, warn: (line: string) => void warnings.push(line) };

  return {
    url,
    requests,
    /** Answers by path, or path with query; other requests get a valid answer. */
    answers,
    /** Answers with good settings but for these. */
    answerInit: (changes: object) => void answers.set(INIT, good({ ...goodInit(), ...changes })),
    warnings,
    pull: (limits: Partial<Limits> = {}) =>
      pull({
        apiUrl: url,
        publicApiUrl: PUBLIC_URL,
        folder,
        cacheFolder,
        log,
        limits: { ...SHORT, ...limits },
      }),
    /** The snapshot on disk: file name to content in base64; undefined if there is none. */
    async snapshot(): Promise<Record<string, string> | undefined> {
      if (!existsSync(folder)) return undefined;
      const texts = filesIn(folder).map(
        async (name) => [name, await readFile(join(folder, name), 'base64')] as const,
      );
      return Object.fromEntries(await Promise.all(texts));
    },
    /** What the snapshot holds of each kind. */
    counts: () => contentCounts(folder),
    settings: () => read<SiteSettings>('settings'),
    slots: async () => (await read<Providers>('providers')).slot,
    games: () => read<FirstPage[]>('games'),
    promotions: () => read<Promotion[]>('promotions'),
    help: () => read('help'),
    clearCache: () => rm(cacheFolder, { recursive: true, force: true }),
  };
}
