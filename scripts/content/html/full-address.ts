import { HELP_PAGES } from '../../../src/lib/domain/site/help.ts';
import { pageKind } from '../../../src/lib/domain/visit/visit-beacon.ts';

/** `www.example.com/x`, `t.me/x`: a host, and no file. */
const HOST =
  /^(?:[a-z\d-]+\.)+(?!(?:html?|php|aspx?|jsp|pdf|docx?|xlsx?|png|jpe?g|gif|webp|svg)(?![a-z]))[a-z]{2,}(?=[/?#:]|$)/i;
const MAILBOX = /^[^\s@/:?&]+@[a-z\d.-]+\.[a-z]{2,}$/i;
/** `help/deposit`, `../help/deposit#amounts`: what follows the path is dropped, for it may lead to no place on the page. */
const PATH = /^(?:\.{1,2}\/)*([a-z][\w/-]*?)\/?(?:[?#].*)?$/i;

/** Promotions and games are not known here, and a link that leads nowhere keeps a site from being published. */
function isPage(path: string): boolean {
  const kind = pageKind(path);
  return kind === '/help/*'
    ? Object.hasOwn(HELP_PAGES, path.slice(path.lastIndexOf('/') + 1))
    : kind !== 'other' && !kind.endsWith('*');
}

/** An address that an editor wrote without its scheme, or without the slash before a page of this site, in full; others as they are. */
export function fullAddress(written: string): string {
  const address = written.trim();
  if (HOST.test(address)) return `https://${address}`;
  if (MAILBOX.test(address)) return `mailto:${address}`;
  const path = PATH.exec(address)?.[1];
  return path && isPage(`/${path}`) ? `/${path}` : address;
}
