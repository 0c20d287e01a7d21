import { posix } from 'node:path';
import { type BuiltScript, importsIn } from './built-script.ts';
import type { Tag } from './tags.ts';

/** Scripts that a browser runs, as against data in a script element. */
const RUNS = new Set([undefined, '', 'module', 'text/javascript']);
/** Islands that load without a session (decisions, 43). */
const GUEST_DIRECTIVES = new Set(['load', 'held', 'idle', 'visible', 'media', 'only']);
/** Islands that wait until they are touched, or the page is idle (`src/islands/client-touched.ts`). */
const LATE_DIRECTIVE = 'touched';

/** The player's side of the frame; the bundler names its file after it. The script that imports it imports nothing else that a guest loads. */
const PLAYER_SIDE = 'src/components/frame/player-side.ts';
const PLAYER_FILE = `${posix.basename(PLAYER_SIDE, '.ts')}.`;

/** Loaded at a click on a game, a provider or more of its games, or on the button that fills in a message to support or adds up a player's money, or where a provider's page is missing: not part of what a page loads. */
const ON_DEMAND = [
  'src/components/help/fill-message.ts',
  'src/islands/game-account/mount-game-account.tsx',
  'src/islands/games/mount-found-provider.tsx',
  'src/islands/games/mount-provider-games.tsx',
  'src/islands/launch/start-launch.tsx',
  'src/islands/safer-play/mount-money-by-day.tsx',
  // For players alone.
  'src/islands/safer-play/mount-budget.tsx',
];
const ON_DEMAND_FILES = ON_DEMAND.map((path) => `${posix.parse(path).name}.`);

/** Loaded by the header's script for everybody, once the page is idle (decisions, 71 and 73). */
const WHEN_IDLE = ['src/components/frame/search-dialog.ts', 'src/lib/browser/page/keep-page.ts', 'src/lib/browser/visit/report-visit.ts'];
const WHEN_IDLE_FILES = WHEN_IDLE.map((path) => `${posix.basename(path, '.ts')}.`);
const isWhenIdle = (file: string) => WHEN_IDLE_FILES.some((name) => posix.basename(file).startsWith(name));

type Scripts = ReadonlyMap<string, BuiltScript>;

/** What a browser gets of a page's scripts, as paths from the site's root. */
export interface PageScripts {
  /** Texts of inline scripts. */
  inline: string[];
  /** Files that load with the page. */
  eager: string[];
  /** Files that code for everybody imports later, without what is loaded on demand. */
  later: string[];
  /** Files that load where somebody is signed in. */
  player: string[];
}

function withImports(scripts: Scripts, files: Iterable<string>): Set<string> {
  const all = new Set(files);
  for (const file of all) for (const imported of scripts.get(file)?.imports ?? []) all.add(imported);
  return all;
}

function filesOf(islands: readonly Tag[]): string[] {
  return islands
    .flatMap(({ attributes }) => [attributes['component-url'], attributes['renderer-url']])
    .filter((file) => file !== undefined);
}

function isOnDemand(file: string): boolean {
  return ON_DEMAND_FILES.some((name) => posix.basename(file).startsWith(name));
}

function isPlayerSide(file: string): boolean {
  return posix.basename(file).startsWith(PLAYER_FILE);
}

function importsPlayerSide({ dynamicImports }: BuiltScript): boolean {
  return dynamicImports.some(isPlayerSide);
}

/** What a player's page loads before anything is touched: the header's script and the player's side, with all that they import. */
export function filesOfPlayer(scripts: Scripts): string[] {
  const headers = [...scripts].filter(([, script]) => importsPlayerSide(script));
  return [
    ...withImports(
      scripts,
      headers.flatMap(([file, { dynamicImports }]) => [file, ...dynamicImports.filter(isPlayerSide)]),
    ),
  ];
}

/** The scripts of a page with these tags, among all scripts of its site. */
export function scriptsOfPage(scripts: Scripts, tags: readonly Tag[]): PageScripts {
  const elements = tags.filter(({ name, attributes }) => name === 'script' && RUNS.has(attributes['type']));
  const inline = elements.filter(({ attributes }) => !attributes['src']);
  const allIslands = tags.filter(({ name }) => name === 'astro-island');
  const islands = allIslands.filter(({ attributes }) => GUEST_DIRECTIVES.has(attributes['client'] ?? ''));
  const lateIslands = allIslands.filter(({ attributes }) => attributes['client'] === LATE_DIRECTIVE);
  const entries = [
    ...elements.map(({ attributes }) => attributes['src']),
    ...inline.flatMap(({ attributes, text = '' }) => (attributes['type'] === 'module' ? importsIn(text).imports : [])),
    ...filesOf(islands),
    ...tags.filter(({ attributes }) => attributes['rel'] === 'modulepreload').map(({ attributes }) => attributes['href']),
  ].filter((address) => address !== undefined);

  const eager = withImports(scripts, entries);
  const running = [...eager].flatMap((file) => scripts.get(file) ?? []);
  const [forPlayers, forAll] = [running.filter(importsPlayerSide), running.filter((script) => !importsPlayerSide(script))];
  const importsOf = (some: readonly BuiltScript[]) =>
    some.flatMap(({ dynamicImports }) => dynamicImports.filter((file) => !isOnDemand(file)));
  const withoutEager = (files: readonly string[]) => [...withImports(scripts, files)].filter((file) => !eager.has(file));
  const ofHeader = importsOf(forPlayers);
  return {
    inline: inline.map(({ text = '' }) => text),
    eager: [...eager],
    later: withoutEager([...importsOf(forAll), ...ofHeader.filter(isWhenIdle), ...filesOf(lateIslands)]),
    player: withoutEager(ofHeader.filter((file) => !isWhenIdle(file))),
  };
}
