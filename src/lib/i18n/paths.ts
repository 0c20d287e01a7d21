import { localizePath } from 'astro-i18next';
import type { Language } from '../config.ts';

/** A page has more than a hundred links, most of them the same ones as the page before. */
const known = new Map<string, string>();

/** The address of a route (`/slots?x=1`) in a language: `/bd/slots?x=1`. Addresses of other sites stay. */
export function localPath(path: string, language: Language): string {
  if (!path.startsWith('/')) return path;
  const key = `${language} ${path}`;
  const address = known.get(key) ?? localizePath(path, language);
  known.set(key, address);
  return address;
}
