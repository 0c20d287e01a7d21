import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { lives } from '../is-running.ts';
import { alone } from '../lock.ts';
import { type WriteWhole, writeFlushed } from '../write-atomically.ts';
import { isReleaseId, type Release, ReleaseSchema } from './release.ts';

/** How many releases are kept, the live one among them. */
const KEPT = 5;
/** Nothing that is done in turn takes a second. */
const PATIENCE_MS = 10_000;
/** What is written before it takes its place, named after the process that writes it: a text, a link. */
const DRAFT = /\.(?<writer>\d+)-\d+\.draft$|^\.current-(?<swapper>\d+)$/;

/**
 * The releases of one folder. `{id}/` is a site, `{id}.json` says what it is and is written when the site is whole, and the link `current`
 * names the live one. Nothing else makes a release: a folder without its text is an unfinished build.
 */
export interface ReleaseStore {
  readonly folder: string;
  /** Runs what takes a moment and changes which releases there are, or which is live: a publish and a rollback must not cross each other. */
  inTurn<Value>(run: () => Promise<Value>): Promise<Value>;
  siteOf(id: string): string;
  /** The live release's id; undefined while there is none. Quick enough to be asked with every request. */
  currentId(): string | undefined;
  read(id: string): Release | undefined;
  current(): Release | undefined;
  /** Whole releases, the newest first. */
  list(): Release[];
  write(release: Release): Promise<void>;
  /** Makes a whole release the live one, in one step. */
  swap(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Removes what a publisher that died left behind: builds never finished, releases that were never live. */
  sweep(): Promise<void>;
  /** Keeps the newest releases and the live one. */
  prune(): Promise<void>;
}

/** On Windows a link cannot be replaced; there it is gone for the blink of an eye, in which the server goes on with the release it has. */
async function replaceLink(draft: string, link: string): Promise<void> {
  try {
    await rename(draft, link);
  } catch (error) {
    if (process.platform !== 'win32') throw error;
    await rm(link, { force: true });
    await rename(draft, link);
  }
}

/** A draft whose writer is gone. The service and a rollback write beside a publish. */
function isAbandoned(name: string): boolean {
  const { writer, swapper } = DRAFT.exec(name)?.groups ?? {};
  const pid = writer ?? swapper;
  return pid !== undefined && !lives(Number(pid));
}

export function releaseStore(folder: string, write: WriteWhole = writeFlushed): ReleaseStore {
  const link = join(folder, 'current');
  const textOf = (id: string) => join(folder, `${id}.json`);
  const names = () => {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  };

  const store: ReleaseStore = {
    folder,
    async inTurn(run) {
      await mkdir(folder, { recursive: true });
      return alone(join(folder, 'releases.lock'), { what: 'publish or rollback', patience: PATIENCE_MS }, run);
    },

    siteOf: (id) => join(folder, id),

    currentId() {
      try {
        const id = basename(readlinkSync(link));
        return isReleaseId(id) ? id : undefined;
      } catch {
        return undefined;
      }
    },

    read(id) {
      try {
        const release = v.parse(ReleaseSchema, JSON.parse(readFileSync(textOf(id), 'utf8')));
        return release.id === id ? release : undefined;
      } catch {
        return undefined;
      }
    },

    current() {
      const id = store.currentId();
      return id === undefined ? undefined : store.read(id);
    },

    list() {
      const found = names();
      const whole = found.filter((name) => isReleaseId(name) && found.includes(`${name}.json`));
      const releases = whole.map((id) => store.read(id));
      return releases.filter((release) => release !== undefined).sort((one, other) => (one.id < other.id ? 1 : -1));
    },

    write: (release) => write(textOf(release.id), `${JSON.stringify(release, null, 2)}\n`),

    async swap(id) {
      const draft = join(folder, `.current-${process.pid}`);
      await rm(draft, { force: true });
      await symlink(id, draft, 'junction');
      await replaceLink(draft, link);
    },

    async remove(id) {
      // First what makes it a release: a folder half removed must not pass for one.
      await rm(textOf(id), { force: true });
      await rm(store.siteOf(id), { recursive: true, force: true, maxRetries: 3 });
    },

    async sweep() {
      const live = store.currentId();
      const whole = new Map(store.list().map((release) => [release.id, release]));
      for (const name of names()) {
        const id = name.replace(/\.json$/, '');
        const release = whole.get(id);
        const wasNeverLive = release && !release.withdrawn && live !== undefined && id > live;
        const isLeftOver = isReleaseId(id) && id !== live && (!release || wasNeverLive);
        if (isLeftOver) await store.remove(id);
        else if (isAbandoned(name)) await rm(join(folder, name), { force: true });
      }
    },

    async prune() {
      const old = store
        .list()
        .filter(({ id }) => id !== store.currentId())
        .slice(KEPT - 1);
      for (const { id } of old) if (id !== store.currentId()) await store.remove(id);
    },
  };
  return store;
}
