import type { FirstPage } from '../../../src/lib/domain/games/game.ts';
import type { Snapshot } from '../../../src/lib/domain/site/snapshot.ts';
import { gameOf } from '../convert/games.ts';
import { helpOf } from '../convert/help.ts';
import { htmlReader } from '../convert/html-content.ts';
import { leftOutOfTexts } from '../convert/left-out.ts';
import { promotionsOf } from '../convert/promotions.ts';
import { providersOf } from '../convert/providers.ts';
import { settingsOf } from '../convert/settings.ts';
import { labelOf } from '../convert/texts.ts';
import { LIMITS, type Limits } from '../limits.ts';
import { apiReader } from '../network/api-reader.ts';
import { openPictures, type Pictures } from '../pictures/pictures.ts';
import type { PullLog } from '../pull-log.ts';
import { type LastGood, lastGood } from '../snapshot/last-good.ts';
import { recover, writeSnapshot } from '../snapshot/write.ts';
import { gameListName, type ReadSite, readSite } from './read-site.ts';

export interface PullOptions {
  /** The backend's origin, as this machine reaches it. */
  apiUrl: URL;
  /** The same as browsers reach it, or `/` for the site's own. */
  publicApiUrl: string;
  /** The snapshot's folder, which is replaced as a whole. */
  folder?: string;
  cacheFolder?: string;
  log: PullLog;
  limits?: Partial<Limits>;
}

export type PullResult = Awaited<ReturnType<typeof pull>>;

function firstPages(
  { init, gamePages }: ReadSite,
  pictures: Pictures,
  old: LastGood,
): Promise<FirstPage[]> {
  const providersSent = Object.values(init.provider).flat();
  const pages = [...gamePages].map(async ([providerId, sent]): Promise<FirstPage> => {
    if (!sent) return old.page(providerId) ?? { providerId, games: [], total: 0, pageSize: 1 };
    const owner = {
      id: providerId,
      name: providersSent.find(({ id }) => id === providerId)?.name ?? '',
    };
    const where = gameListName(providerId);
    const games = await Promise.all(
      sent.games.map((row) => gameOf(row, owner, labelOf(where, row.name), pictures)),
    );
    return { providerId, games, total: sent.total, pageSize: sent.pageSize };
  });
  return Promise.all(pages);
}

/**
 * Fetches the site's content and replaces the snapshot, in one step and only if something changed.
 * @throws CommandError if the site settings cannot be read; the last good snapshot is then untouched
 */
export async function pull(options: PullOptions) {
  const {
    apiUrl,
    publicApiUrl,
    folder = 'src/content/site',
    cacheFolder = '.cache/pictures',
  } = options;
  const limits: Limits = { ...LIMITS, ...options.limits };
  const { info } = options.log;
  let warnings = 0;
  const warn = (line: string) => {
    warnings += 1;
    options.log.warn(line);
  };
  await recover(folder);

  info(`Reading content from ${apiUrl.origin}`);
  const old = await lastGood(folder);
  const site = await readSite(apiReader(apiUrl, limits), warn, old);

  info('Fetching pictures');
  const pictures = await openPictures({ apiUrl, publicApiUrl, cacheFolder, limits, warn });
  const leftOut = leftOutOfTexts();
  const readHtml = htmlReader(pictures, leftOut);
  const oldPromotions = site.promotions ? undefined : old.promotions;
  const [settings, providers, games, promotions, help] = await Promise.all([
    settingsOf(site.init, site.banks ?? old.banks ?? [], { pictures, warn }),
    providersOf(site.init.provider, pictures, warn),
    firstPages(site, pictures, old),
    // A list that could not be read keeps the last good one; before there is any, the settings may have some.
    oldPromotions ?? promotionsOf(site.promotions ?? site.init.promotion, pictures, readHtml, warn),
    helpOf(site.init.page, readHtml),
  ]);
  pictures.writeLog();
  for (const line of leftOut.lines()) warn(`left out of texts: ${line}`);
  const oldGames = games
    .filter((page) => page === old.page(page.providerId))
    .flatMap((page) => page.games);
  // Kept games do not say where the pictures of those are that visitors load later.
  const oldOrigins = oldGames.length > 0 || oldPromotions ? old.pictureOrigins : [];
  const pictureOrigins = [...new Set([...pictures.origins, ...oldOrigins])].sort();
  const snapshot: Snapshot = {
    settings: { ...settings, pictureOrigins },
    providers,
    games,
    promotions,
    help,
  };

  const carriedOver = [
    ...[...oldGames, ...(oldPromotions ?? [])].flatMap(({ image }) => old.filesOf(image)),
    ...(oldPromotions ?? []).flatMap(({ html }) => old.filesIn(html)),
  ];
  const media = new Map([...carriedOver, ...pictures.files]);
  const changed = await writeSnapshot(folder, snapshot, media);
  await pictures.prune();
  const result = {
    /** False: the snapshot already had exactly what the backend has. */
    changed,
    warnings,
    providers: Object.values(providers).flat().length,
    games: games.flatMap((page) => page.games).length,
    promotions: promotions.length,
    /** In `media/`. */
    files: media.size,
    /** What texts lost, one line a kind. */
    leftOut: leftOut.lines(),
    /** Lists that could not be read, of which the snapshot has the last good one, if there is any. */
    kept: site.kept,
  };
  const content = `${result.providers} providers, ${result.games} games, ${result.promotions} promotions, ${result.files} picture files`;
  info(`${changed ? 'Snapshot written' : 'Nothing has changed'}: ${content}, ${warnings} warnings`);
  return result;
}
