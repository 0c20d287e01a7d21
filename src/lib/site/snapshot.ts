import type { Snapshot } from '../domain/site/snapshot.ts';

const files = import.meta.glob('../../content/site/*.json', { eager: true, import: 'default' });

/** A part of what the last pull wrote, which the pull has validated. */
function part<Name extends keyof Snapshot>(name: Name): Snapshot[Name] {
  const content = files[`../../content/site/${name}.json`];
  if (!content)
    throw new Error(
      `src/content/site/${name}.json is missing: run "npm run dev" or "npm run build" first`,
    );
  return content as Snapshot[Name];
}

export const settings = part('settings');
export const providers = part('providers');
export const firstPages = part('games');
export const promotions = part('promotions');
export const help = part('help');
