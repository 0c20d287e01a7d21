import { rmSync } from 'node:fs';
import { describeOutcome } from '../rebuild/publish/outcome.ts';
import { publish } from '../rebuild/publish/publish.ts';
import { siteSteps } from '../rebuild/publish/publish-site.ts';
import { releaseStore } from '../rebuild/release/release-store.ts';
import { CommandError } from '../run/command.ts';
import type { Env } from '../settings/env.ts';

const FOLDER = '.cache/bench/releases';

/** Publishes the site once, with the pictures and fonts of earlier builds but no release to take anything from. */
export async function timedPublish(env: Env): Promise<{ folder: string; pages: number; seconds: number }> {
  rmSync(FOLDER, { recursive: true, force: true });
  const store = releaseStore(FOLDER);
  const steps = siteSteps(env);
  // The first pull ever encodes pictures for minutes.
  await steps.pull();
  const start = performance.now();
  const outcome = await publish({ store, steps });
  if (outcome.kind !== 'published') throw new CommandError(describeOutcome(outcome));
  return { folder: store.siteOf(outcome.id), pages: outcome.pages, seconds: Math.round((performance.now() - start) / 1_000) };
}
