import { localizePath } from 'astro-i18next';
import type { Language } from '../config.ts';

/** The address of a route (`/slots?x=1`) in a language: `/bd/slots?x=1`. Addresses of other sites stay. */
export function localPath(path: string, language: Language): string {
  return path.startsWith('/') ? localizePath(path, language) : path;
}
