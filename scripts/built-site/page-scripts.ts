import { posix } from 'node:path';
import { type BuiltScript, importsIn } from './built-script.ts';
import type { Tag } from './tags.ts';

/** Scripts that a browser runs, as against data in a script element. */
const RUNS = new Set([undefined, '', 'module', 'text/javascript']);
/** Islands that load without a session. */
const GUEST_DIRECTIVES = new Set(['load', 'touched', 'idle', 'visible', 'media', 'only']);
/** An island that is hydrated when it is touched, or the page is idle (`src/islands/client-touched.ts`). */
const isLate = (attributes: Tag['attributes']) => attributes['client'] === 'touched' && !attributes['opts']?.includes('"value":"now"');

/** The player's side of the frame; the bundler names its file after it. */
const PLAYER_SIDE = 'src/components/frame/player-side.ts';
const PLAYER_FILE = `${posix.basename(PLAYER_SIDE, '.ts')}.`;

type Scripts = ReadonlyMap<string, BuiltScript>;

function withImports(scripts: Scripts, files: Iterable<string>): string[] {
  const all = new Set(files);
  for (const file of all) for (const imported of scripts.get(file)?.imports ?? []) all.add(imported);
  return [...all];
}

/** What a player's page loads before anything is touched: the header's script and the player's side, with all that they import. */
export function filesOfPlayer(scripts: Scripts): string[] {
  const entries = [...scripts].flatMap(([file, { dynamicImports }]) => {
    const playerSide = dynamicImports.filter((imported) => posix.basename(imported).startsWith(PLAYER_FILE));
    return playerSide.length > 0 ? [file, ...playerSide] : [];
  });
  return withImports(scripts, entries);
}

/** The files of script that load with a page of these tags, among all scripts of its site. */
export function filesOfPage(scripts: Scripts, tags: readonly Tag[]): string[] {
  const entries = tags.flatMap(({ name, attributes, text = '' }) => {
    if (name === 'script' && RUNS.has(attributes['type'])) {
      if (attributes['src']) return [attributes['src']];
      return attributes['type'] === 'module' ? importsIn(text).imports : [];
    }
    if (name === 'astro-island' && GUEST_DIRECTIVES.has(attributes['client'] ?? '') && !isLate(attributes))
      return [attributes['component-url'], attributes['renderer-url']];
    return attributes['rel'] === 'modulepreload' ? [attributes['href']] : [];
  });
  return withImports(
    scripts,
    entries.filter((address) => address !== undefined),
  );
}
