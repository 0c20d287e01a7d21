import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FirstPage } from '../../../src/lib/domain/games/game.ts';
import type { Picture } from '../../../src/lib/domain/picture.ts';
import type { Promotion } from '../../../src/lib/domain/site/promotion.ts';
import type { Bank, SiteSettings } from '../../../src/lib/domain/site/site-settings.ts';

/** The lists of the present snapshot, for those that cannot be read from the backend now. */
export type LastGood = Awaited<ReturnType<typeof lastGood>>;

async function readJson(folder: string, name: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, name), 'utf8'));
  } catch {
    return undefined;
  }
}

function listIn<Row>(value: unknown): Row[] | undefined {
  return Array.isArray(value) ? (value as Row[]) : undefined;
}

/** Reads the snapshot in `folder`. A missing or unreadable one has no lists. */
export async function lastGood(folder: string) {
  const [games, promotions, settingsFile] = await Promise.all(
    ['games.json', 'promotions.json', 'settings.json'].map((name) => readJson(folder, name)),
  );
  const settings = settingsFile as Partial<SiteSettings> | undefined;
  const pages = new Map((listIn<FirstPage>(games) ?? []).map((page) => [page.providerId, page]));
  const media = await readdir(join(folder, 'media')).catch(() => [] as string[]);
  const files = (names: string[]): [string, string][] => names.map((name) => [name, join(folder, 'media', name)]);
  return {
    /** Undefined where there is no snapshot. */
    promotions: listIn<Promotion>(promotions),
    banks: listIn<Bank>(settings?.banks),
    /** Hosts of pictures other than the site's own. */
    pictureOrigins: listIn<string>(settings?.pictureOrigins) ?? [],
    page: (providerId: string) => pages.get(providerId),
    /** A picture's files: name in `media/` and path. */
    filesOf: (picture: Picture | undefined) =>
      picture?.kind === 'local' ? files(media.filter((name) => name.startsWith(`${picture.stem}-`))) : [],
    /** The files of the pictures inside a cleaned text. */
    filesIn: (html: string) => files(media.filter((name) => html.includes(`/media/${name}`))),
  };
}
