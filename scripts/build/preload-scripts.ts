import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readScript } from '../built-site/built-script.ts';
import { filesOfPage, filesOfPlayer } from '../built-site/page-scripts.ts';
import { tagsOf } from '../built-site/tags.ts';

const TEXTS = /content\/messages\/([^/]+\/[^/]+)\.json[^,]*?import\([`'"]\.\/([^`'"]+)/g;

/**
 * Makes the function that names a player's scripts in a built page, since a browser discovers imports one round trip after the other. An account page
 * gets `modulepreload` links; any other keeps the names for the head script, which knows whether somebody is signed in (`early-calls.ts`).
 * @param folder the built site
 */
export function createPreloads(folder: string): (html: string) => string {
  const files = readFiles(folder);
  const scripts = new Map([...files].map(([address, text]) => [address, readScript(address, text)]));
  const texts = new Map(
    [...files.values()].flatMap((text) => [...text.matchAll(TEXTS)].map(([, area, name]) => [area, `/_astro/${name}`])),
  );
  // The largest first: they take longest.
  const inOrder = (addresses: Iterable<string>) =>
    [...new Set(addresses)].toSorted((a, b) => (files.get(b)?.length ?? 0) - (files.get(a)?.length ?? 0));
  const player = inOrder(filesOfPlayer(scripts));
  return (html) => {
    const named = html.replace('<html ', `<html data-player-scripts="${player.join(' ')}" `);
    if (!/<html[^>]* data-guard="player"/.test(html)) return named;
    const tags = tagsOf(html);
    const page = tags.find(({ name }) => name === 'html')?.attributes ?? {};
    const late = (page['data-late-texts']?.split(' ') ?? []).map((area) => {
      const address = texts.get(`${page['data-language']}/${area}`);
      if (!address) throw new Error(`No file has the texts of ${area}`);
      return address;
    });
    const own = inOrder([...filesOfPage(scripts, tags), ...late]);
    // The balance first, which is small. In a prerendered page the head script has not added any yet.
    const links = [...new Set([...player, ...own])].map((address) => `<link rel="modulepreload" href="${address}">`);
    return named.replace(/ data-late-texts="[^"]*"/, '').replace('</head>', `${links.join('')}</head>`);
  };
}

/** The scripts of a built site by address. */
function readFiles(folder: string): Map<string, string> {
  const names = readdirSync(join(folder, '_astro')).filter((name) => name.endsWith('.js'));
  return new Map(names.map((name) => [`/_astro/${name}`, readFileSync(join(folder, '_astro', name), 'utf8')]));
}
