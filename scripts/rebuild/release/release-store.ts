import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { type WriteFile, writeDurably } from '../../files/write-atomically.ts';
import { withLock } from '../lock.ts';
import { isReleaseId, type Release, ReleaseSchema } from './release.ts';

/** Folder of the releases; the link `current` in it leads to the live one. */
export const RELEASES = '.releases';
/** Releases that `prune` leaves, the live one among them. */
const MAX_RELEASES = 5;
/** Nothing that is done under the lock takes a second. */
const LOCK_WAIT_MS = 30_000;

export type ReleaseStore = ReturnType<typeof releaseStore>;

/** On Windows a link cannot be replaced, only removed and made again; the server meanwhile goes on with the release it has. */
async function replaceLink(draft: string, link: string): Promise<void> {
  try {
    await rename(draft, link);
  } catch (error) {
    if (process.platform !== 'win32') throw error;
    await rm(link, { force: true });
    await rename(draft, link);
  }
}

/**
 * The releases of one folder. `{id}/` is a site, `{id}.json` describes it and is written when the site is complete, and the link `current` leads
 * to the live one. A folder without its `.json` is an unfinished build.
 */
export function releaseStore(folder: string, write: WriteFile = writeDurably) {
  const link = join(folder, 'current');
  const siteOf = (id: string) => join(folder, id);
  const textOf = (id: string) => join(folder, `${id}.json`);
  const names = () => {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  };

  function currentId(): string | undefined {
    try {
      const id = basename(readlinkSync(link));
      return isReleaseId(id) ? id : undefined;
    } catch {
      return undefined;
    }
  }

  function read(id: string): Release | undefined {
    try {
      const release = v.parse(ReleaseSchema, JSON.parse(readFileSync(textOf(id), 'utf8')));
      return release.id === id ? release : undefined;
    } catch {
      return undefined;
    }
  }

  function list(): Release[] {
    return names()
      .filter(isReleaseId)
      .map(read)
      .filter((release) => release !== undefined)
      .sort((one, other) => (one.id < other.id ? 1 : -1));
  }

  async function remove(id: string): Promise<void> {
    // First its description: a folder that is half removed must not count as a release.
    await rm(textOf(id), { force: true });
    await rm(siteOf(id), { recursive: true, force: true, maxRetries: 3 });
  }

  return {
    folder,
    siteOf,
    /** The live release's id; undefined while there is none. Fast enough to be called for every request. */
    currentId,
    read,
    /** Complete releases, the newest first. */
    list,
    remove,
    current() {
      const id = currentId();
      return id === undefined ? undefined : read(id);
    },

    /** Runs what changes the releases, or which of them is live, while no other process does: a publish and a rollback must not overlap. */
    async withLock<Value>(run: () => Promise<Value>): Promise<Value> {
      await mkdir(folder, { recursive: true });
      return withLock(
        join(folder, 'releases-lock.db'),
        { what: 'publish or rollback', waitMs: LOCK_WAIT_MS },
        run,
      );
    },

    write: (release: Release) => write(textOf(release.id), `${JSON.stringify(release, null, 2)}\n`),

    /** Makes a complete release the live one, in one step. */
    async swap(id: string) {
      const draft = join(folder, `.current-${process.pid}`);
      await rm(draft, { force: true });
      await symlink(id, draft, 'junction');
      await replaceLink(draft, link);
    },

    /** Removes what a killed publisher or rollback left: drafts, unfinished builds, and releases that were never live. */
    async sweep() {
      const live = currentId();
      const complete = new Map(list().map((release) => [release.id, release]));
      for (const name of names()) {
        // Of the link or of a description; the queue's are the service's, which may be writing one.
        const [first = ''] = name.split('.');
        const isDraft =
          name.startsWith('.current-') || (isReleaseId(first) && name.endsWith('.draft'));
        if (isDraft) await rm(join(folder, name), { force: true });
        const id = name.replace(/\.json$/, '');
        const release = complete.get(id);
        const wasNeverLive = release && !release.withdrawn && live !== undefined && id > live;
        if (isReleaseId(id) && id !== live && (!release || wasNeverLive)) await remove(id);
      }
    },

    /** Keeps the newest releases and the live one. */
    async prune() {
      const live = currentId();
      const old = list().filter(({ id }) => id !== live);
      for (const { id } of old.slice(MAX_RELEASES - 1)) await remove(id);
    },
  };
}
