import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../config.ts';

/** The address of a route (`/login`) in a language: `/bd/login`; English has no prefix. */
export function addressIn(language: Language, route: string): string {
  if (language === DEFAULT_LANGUAGE) return route;
  return `/${language}${route === '/' ? '' : route}`;
}

/** Stands at the address that a login returns to when a guest tapped a game there: it is launched then. */
export const PLAY_HASH = '#play';

/** On the login's address, it puts the focus into the username. */
export const USERNAME_HASH = '#username';

/** The login's address, with the address to return to. */
export function loginAddress(language: Language, back: string): string {
  return withNext(addressIn(language, '/login'), back);
}

/** The registration's address, with the address to go to as a player. */
export function registerAddress(language: Language, back: string): string {
  return withNext(addressIn(language, '/register'), back);
}

function withNext(address: string, back: string): string {
  return `${address}?next=${encodeURIComponent(back)}`;
}

/** The language of the page at a path (`/bd/slots`). */
export function languageOfPath(path: string): Language {
  const [, first] = path.split('/', 2);
  return LANGUAGES.find((code) => code === first) ?? DEFAULT_LANGUAGE;
}

/** The route of the page at a path, whatever its language: `/slots` for `/bd/slots`. */
export function routeOfPath(path: string): string {
  const [, first, ...rest] = path.split('/');
  return LANGUAGES.some((code) => code === first) ? `/${rest.join('/')}` : path;
}

/** Parses an address, relative to `base` where one is given; undefined when it is none. `URL.canParse` is missing before Chrome 120 and Safari 17. */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
