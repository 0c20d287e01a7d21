export interface SafeLink {
  href: string;
  /** Leaves the site, so it opens in a new tab. */
  isExternal: boolean;
}

const ELSEWHERE = 'https://site.invalid';
/** Control and invisible characters, which browsers remove from an address, and the backslash, which they read as a slash. */
const AMBIGUOUS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u;

function sitePath(address: string): string | undefined {
  if (!URL.canParse(address, ELSEWHERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, ELSEWHERE);
  // `/.//evil.example` resolves to `//evil.example`.
  return origin === ELSEWHERE && !pathname.startsWith('//')
    ? `${pathname}${search}${hash}`
    : undefined;
}

/** An address that a link may have: https, mailto, tel or a path of this site; undefined for anything else. */
export function safeLink(address: string): SafeLink | undefined {
  const trimmed = address.trim();
  if (/^tel:\+?[\d\s().-]{3,30}$/i.test(trimmed))
    return { href: trimmed.replaceAll(/[^\d+:a-z]/gi, '').toLowerCase(), isExternal: false };
  if (AMBIGUOUS.test(trimmed)) return undefined;
  if (/^\/(?!\/)/.test(trimmed)) {
    const path = sitePath(trimmed);
    return path === undefined ? undefined : { href: path, isExternal: false };
  }
  if (/^mailto:[^@?&]+@[^@?&]+$/i.test(trimmed))
    return { href: new URL(trimmed).href, isExternal: false };
  if (!/^https:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  return url.username || url.password ? undefined : { href: url.href, isExternal: true };
}

/** The address of a contact: https, or http on this machine. */
export function safeContact(address: string): string | undefined {
  const link = safeLink(address);
  if (link?.isExternal) return link.href;
  const trimmed = address.trim();
  const isLocal =
    !AMBIGUOUS.test(trimmed) &&
    /^http:\/\/localhost(:\d+)?(\/|$)/i.test(trimmed) &&
    URL.canParse(trimmed);
  return isLocal ? new URL(trimmed).href : undefined;
}
