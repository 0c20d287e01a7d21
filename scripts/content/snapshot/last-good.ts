import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '../../../src/lib/domain/picture.ts';
import { readSnapshot } from './read.ts';

/** The lists of the present snapshot, for those that cannot be read from the backend now. */
export type LastGood = Awaited<ReturnType<typeof lastGood>>;

/** Reads the snapshot in `folder`. A missing or unreadable one has no lists. */
export async function lastGood(folder: string) {
  const snapshot = await readSnapshot(folder).catch(() => undefined);
  const pages = new Map(snapshot?.games.map((page) => [page.providerId, page]));
  const media = await readdir(join(folder, 'media')).catch(() => [] as string[]);
  const files = (names: string[]): [string, string][] =>
    names.map((name) => [name, join(folder, 'media', name)]);
  return {
    /** Undefined where there is no snapshot. */
    promotions: snapshot?.promotions,
    banks: snapshot?.settings.banks,
    /** Hosts of pictures other than the site's own. */
    pictureOrigins: snapshot?.settings.pictureOrigins ?? [],
    page: (providerId: string) => pages.get(providerId),
    /** A picture's files: name in `media/` and path. */
    filesOf: (picture: Picture | undefined) =>
      picture?.kind === 'local'
        ? files(media.filter((name) => name.startsWith(`${picture.stem}-`)))
        : [],
    /** The files of the pictures inside a cleaned text. */
    filesIn: (html: string) => files(media.filter((name) => html.includes(`/media/${name}`))),
  };
}
