import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage } from '../built-site/built-site.ts';
import type { Tag } from '../built-site/tags.ts';
import type { ClientScripts } from './client-manifest.ts';

const PLAYER_SIDE = 'src/components/frame/player-side.ts';
/** An island that is hydrated when it is touched, or the page is idle (`src/islands/client-touched.ts`). */
const isLate = (attributes: Tag['attributes']) =>
  attributes['client'] === 'touched' && !attributes['opts']?.includes('"value":"now"');

/** The scripts that a page of these tags names itself. */
function scriptsIn(tags: readonly Tag[]): string[] {
  return tags.flatMap(({ name, attributes }) => {
    const {
      src,
      type,
      'component-url': component = '',
      'renderer-url': renderer = '',
    } = attributes;
    if (name === 'script') return src && type === 'module' ? [src] : [];
    return name === 'astro-island' && !isLate(attributes) ? [component, renderer] : [];
  });
}

/**
 * The first pictures of a page of these tags, each as `srcset|sizes`. They are lazy in the markup, so that low data can make them small, and the head
 * script asks for them before the parser comes to them (`low-data.ts`).
 */
function firstPictures(tags: readonly Tag[]): string[] {
  return tags.flatMap(({ name, attributes }, index) => {
    const { srcset, sizes = '' } = tags[index - 1]?.attributes ?? {};
    return name === 'img' && attributes['fetchpriority'] && srcset
      ? [`${srcset}|${sizes.replaceAll('<', '&lt;')}`]
      : [];
  });
}

/**
 * Makes the function that names a page's first pictures, and a player's scripts, since a browser discovers imports one round trip after the other. An account page
 * gets `modulepreload` links; any other keeps the names for the head script, which knows whether somebody is signed in (`early-calls.ts`).
 * @param folder the built site
 */
export function createPreloads(
  folder: string,
  scripts: ClientScripts,
): (html: string, page: Pick<BuiltPage, 'tags'>) => string {
  // The largest first: they take longest.
  const inOrder = (addresses: Iterable<string>) => {
    const sizeOf = (address: string) => statSync(join(folder, address)).size;
    return scripts.withImports(addresses).toSorted((a, b) => sizeOf(b) - sizeOf(a));
  };
  // What writes the balance: the header's script and the player's side.
  const player = inOrder([...scripts.importersOf(PLAYER_SIDE), scripts.of(PLAYER_SIDE)]);
  return (html, { tags }) => {
    const pictures = firstPictures(tags);
    const named = html.replace(
      '<html ',
      `<html data-player-scripts="${player.join(' ')}" ${pictures.length > 0 ? `data-first-pictures="${pictures.join(';')}" ` : ''}`,
    );
    const page = tags.find(({ name }) => name === 'html')?.attributes ?? {};
    if (page['data-guard'] !== 'player') return named;
    const late = (page['data-late-texts']?.split(' ') ?? []).map((area) =>
      scripts.of(`src/content/messages/${page['data-language']}/${area}.json`),
    );
    const own = inOrder([...scriptsIn(tags), ...late]);
    // The balance first, which is small. In a prerendered page the head script has not added any yet.
    const links = [...new Set([...player, ...own])].map(
      (address) => `<link rel="modulepreload" href="${address}">`,
    );
    return named
      .replace(/ data-late-texts="[^"]*"/, '')
      .replace('</head>', `${links.join('')}</head>`);
  };
}
