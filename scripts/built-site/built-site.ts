import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/lib/config.ts';
import { languageOfPath, routeOfPath } from '../../src/lib/domain/site/address.ts';
import { filesIn } from '../files/files-in.ts';
import { type KnownTags, type Tag, tagsOf } from './tags.ts';

export interface BuiltPage {
  /** Its address, percent-decoded: `/`, `/bd/slots`. */
  path: string;
  /** The address without its language: `/`, `/slots`. */
  route: string;
  language: Language;
  file: string;
  tags: Tag[];
}

export interface BuiltSite {
  folder: string;
  pages: BuiltPage[];
  /** Addresses of all files, without compressed forms. */
  files: ReadonlySet<string>;
}

/** The address of a built page by its file, `bd/slots.html`. */
function addressOf(file: string): Pick<BuiltPage, 'path' | 'route' | 'language'> {
  const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
  return { path, route: routeOfPath(path), language: languageOfPath(path) };
}

function pageOf(folder: string, file: string, known: KnownTags): BuiltPage {
  return {
    ...addressOf(file),
    file,
    tags: tagsOf(readFileSync(join(folder, file), 'utf8'), known),
  };
}

/** Reads the pages and files of a built site. */
export function readBuiltSite(folder: string): BuiltSite {
  const files = filesIn(folder).filter((name) => !/\.(br|gz)$/.test(name));
  const known: KnownTags = new Map();
  return {
    folder,
    pages: files
      .filter((name) => name.endsWith('.html'))
      .map((file) => pageOf(folder, file, known)),
    files: new Set(files.map((name) => `/${name}`)),
  };
}
