import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FirstPage } from '../../../src/lib/domain/games/game.ts';
import type { Picture } from '../../../src/lib/domain/picture.ts';

/** First pages of the snapshot that stands, for providers whose list cannot be read today. */
export interface LastGood {
  page(providerId: string): FirstPage | undefined;
  /** The files of a picture: name in `media/` to path. */
  filesOf(picture: Picture | undefined): [string, string][];
}

async function pagesIn(folder: string): Promise<FirstPage[]> {
  try {
    const pages: unknown = JSON.parse(await readFile(join(folder, 'games.json'), 'utf8'));
    return Array.isArray(pages) ? (pages as FirstPage[]) : [];
  } catch {
    return [];
  }
}

/** Opens the snapshot in `folder`; none, or one that cannot be read, has no pages. */
export async function lastGood(folder: string): Promise<LastGood> {
  const pages = new Map((await pagesIn(folder)).map((page) => [page.providerId, page]));
  const media = await readdir(join(folder, 'media')).catch(() => [] as string[]);
  return {
    page: (providerId) => pages.get(providerId),
    filesOf(picture) {
      if (picture?.kind !== 'local') return [];
      return media.filter((name) => name.startsWith(`${picture.stem}-`)).map((name) => [name, join(folder, 'media', name)]);
    },
  };
}
