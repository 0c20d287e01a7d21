import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Tag } from './markup.ts';

const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)(?:[^"'();]*?from)?\s*["']([^"']+)["']/g;
const DYNAMIC_IMPORT = /\bimport\(\s*["'`]([^"'`]+)["'`]/g;
/** Scripts that a browser runs, as against data in a script element. */
const RUNS = new Set([undefined, '', 'module', 'text/javascript']);
/** Islands that load without a session (design.md, "Hydration by session"). */
const GUEST_DIRECTIVES = new Set(['load', 'idle', 'visible', 'media', 'only']);
const REACT = /react\.(transitional\.)?element|Minified React error|react-dom/;

/** The frame's script that loads the wallet, by its file's name (components/frame/session-start.ts). */
const FOR_PLAYERS = /\/Header\.astro/;

/** What a guest's browser gets of a page's scripts. */
export interface PageScripts {
  inline: string[];
  /** Files asked for while the page loads, from the site's root. */
  eager: string[];
  /** Files that code asks for later. */
  later: string[];
  /** Files that the frame asks for where somebody is signed in. */
  player: string[];
}

function importsOf(folder: string, file: string, pattern: RegExp): string[] {
  const text = readFileSync(join(folder, file), 'utf8');
  return [...text.matchAll(pattern)].map(([, name = '']) => (name.startsWith('/') ? name : posix.join(posix.dirname(file), name)));
}

function withStaticImports(folder: string, files: Iterable<string>): Set<string> {
  const all = new Set<string>();
  const visit = (file: string): void => {
    if (all.has(file)) return;
    all.add(file);
    for (const imported of importsOf(folder, file, STATIC_IMPORT)) visit(imported);
  };
  for (const file of files) visit(file);
  return all;
}

export function scriptsOfPage(folder: string, tags: readonly Tag[]): PageScripts {
  const scripts = tags.filter(({ name, attributes }) => name === 'script' && RUNS.has(attributes['type']));
  const islands = tags.filter(({ name, attributes }) => name === 'astro-island' && GUEST_DIRECTIVES.has(attributes['client'] ?? ''));
  const entries = [
    ...scripts.map(({ attributes }) => attributes['src']),
    ...islands.flatMap(({ attributes }) => [attributes['component-url'], attributes['renderer-url']]),
    ...tags.filter(({ attributes }) => attributes['rel'] === 'modulepreload').map(({ attributes }) => attributes['href']),
  ].filter((address) => address !== undefined);
  const inline = scripts.filter(({ attributes }) => !attributes['src']).map(({ text }) => text ?? '');
  const inlineImports = inline.flatMap((text) => [...text.matchAll(STATIC_IMPORT)].map(([, name = '']) => name));

  const eager = withStaticImports(folder, [...entries, ...inlineImports]);
  const askedBy = (files: string[]) =>
    withStaticImports(
      folder,
      files.flatMap((file) => importsOf(folder, file, DYNAMIC_IMPORT)),
    );
  const [forPlayers, forAll] = [true, false].map((isWanted) => askedBy([...eager].filter((file) => FOR_PLAYERS.test(file) === isWanted)));
  return {
    inline,
    eager: [...eager],
    later: [...(forAll ?? [])].filter((file) => !eager.has(file)),
    player: [...(forPlayers ?? [])].filter((file) => !eager.has(file)),
  };
}

export function usesReact(folder: string, files: readonly string[]): boolean {
  return files.some((file) => REACT.test(readFileSync(join(folder, file), 'utf8')));
}
