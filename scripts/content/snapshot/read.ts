import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Snapshot } from '../../../src/lib/domain/site/snapshot.ts';

const NAMES = ['settings', 'providers', 'games', 'promotions', 'help'] as const;

/**
 * Reads the snapshot in `folder`.
 * @throws if it is missing or damaged
 */
export async function readSnapshot(folder: string): Promise<Snapshot> {
  const read = NAMES.map(
    async (name) =>
      [name, JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'))] as const,
  );
  return Object.fromEntries(await Promise.all(read)) as Record<keyof Snapshot, never>;
}
