import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import sirv from 'sirv';
import { LANGUAGES, type Language } from '../../src/lib/config.ts';
import { languageOfPath } from '../../src/lib/domain/site/address.ts';
import { isHidden, readAddress } from './address.ts';
import { answerText, type FixedPage, fixedPage } from './fixed-page.ts';
import { cacheControl, isFile, setSecurityHeaders } from './headers.ts';
import { listen, type Running } from './listen.ts';
import { CACHE } from './rules.ts';

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void;

interface Site {
  /** The built site. Its 404 pages are read once: a new build needs a new handler. */
  folder: string;
  /** The build is the maintenance page, which is sent with 503 for every page. */
  maintenance?: boolean;
}

/** For visitors and search engines during maintenance. */
const RETRY_AFTER_SECONDS = 600;

/** A fixed page in the language of the requested path. */
function inLanguage(make: (language: Language) => FixedPage): (path: string) => FixedPage {
  const pages = Object.fromEntries(
    LANGUAGES.map((language) => [language, make(language)]),
  ) as Record<Language, FixedPage>;
  return (path) => pages[languageOfPath(path)];
}

/** Removes an invalid range: sirv crashes on one that ends before it starts. The complete file is then sent, as RFC 9110 allows. */
function removeInvalidRange(request: IncomingMessage): void {
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const isValid = range && (!range[2] || Number(range[1]) <= Number(range[2]));
  if (!isValid) delete request.headers.range;
}

/** Answers requests from a built site. */
export function siteHandler({ folder, maintenance = false }: Site): SiteHandler {
  // `dev` looks each request up in the folder. Otherwise the folder's list is read first, which holds up all requests: seconds with 100,000 files.
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
  });
  const notFound = inLanguage((language) =>
    fixedPage(folder, [`${language}/404.html`, '404.html'], 'Not Found'),
  );
  const closed = inLanguage((language) =>
    fixedPage(folder, [`${language}.html`, 'index.html'], 'Under Maintenance'),
  );

  function answerPath(path: string, request: IncomingMessage, response: ServerResponse): void {
    if (maintenance && !isFile(path) && !isHidden(path)) {
      response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
      response.setHeader('Cache-Control', 'no-store');
      closed(path)(request, response, 503);
      return;
    }
    const answerNotFound = () => {
      setSecurityHeaders(response, '/404');
      response.setHeader('Cache-Control', CACHE.page);
      notFound(path)(request, response, 404);
    };
    if (/(^|\/)404$/.test(path) || isHidden(path)) {
      answerNotFound();
      return;
    }
    removeInvalidRange(request);
    response.setHeader('Cache-Control', cacheControl(path));
    files(request, response, answerNotFound);
  }

  return (request, response) => {
    const address = readAddress(request.url ?? '/');
    setSecurityHeaders(response, address.kind === 'path' ? address.path : '/');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      answerText(response, 405);
    } else if (address.kind === 'malformed') {
      answerText(response, 400);
    } else if (address.kind === 'moved') {
      response.setHeader('Location', address.to);
      answerText(response, address.status, 'Moved');
    } else {
      answerPath(address.path, request, response);
    }
  };
}

/**
 * Serves a built site; port 0 takes any free one.
 * @throws CommandError when the port is taken
 */
export function startSite({ folder, port, ...rest }: Site & { port: number }): Promise<Running> {
  return listen(createServer(siteHandler({ ...rest, folder: resolve(folder) })), port);
}
