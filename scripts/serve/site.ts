import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import sirv from 'sirv';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/lib/config.ts';
import { RETRY_AFTER } from '../hosts/rules.ts';
import { isHidden, readAddress } from './address.ts';
import { answerText, type FixedPage, fixedPage } from './fixed-page.ts';
import { cacheControl, securityHeaders } from './headers.ts';
import { listen, type Running } from './listen.ts';
import { pagePolicy } from './page-policy.ts';

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void;

interface Site {
  /** The built site. It is read once: a new build needs a new server. */
  folder: string;
  /** The build is the maintenance page alone: every page answers it with 503 (decisions, 25). */
  maintenance?: boolean;
}

const HTML_CACHE = cacheControl('/');

function languageOf(path: string): Language {
  const first = path.split('/', 2)[1];
  return LANGUAGES.find((language) => language === first) ?? DEFAULT_LANGUAGE;
}

/** The fixed page in the language of the path asked for. */
function inLanguage(make: (language: Language) => FixedPage): (path: string) => FixedPage {
  const pages = Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, FixedPage>;
  return (path) => pages[languageOf(path)];
}

/** sirv trusts the header: a range that ends before it starts brings the process down. Without one the whole file is sent, as RFC 9110 allows. */
function dropOddRange(request: IncomingMessage): void {
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const isSound = range && (!range[2] || Number(range[1]) <= Number(range[2]));
  if (!isSound) delete request.headers.range;
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Answers requests from a built site, whose list of files is read here and now. */
export function siteHandler({ folder, maintenance = false }: Site): SiteHandler {
  const files = sirv(folder, { etag: true, brotli: true, gzip: true, extensions: ['html'] });
  const notFound = inLanguage((language) => fixedPage(folder, [`${language}/404.html`, '404.html'], 'Not Found'));
  const policyOf = pagePolicy(folder);
  const closed = inLanguage((language) => fixedPage(folder, [`${language}.html`, 'index.html'], 'Under Maintenance'));

  function answerPath(path: string, request: IncomingMessage, response: ServerResponse): void {
    if (maintenance && !/\.[a-z\d]+$/i.test(path)) {
      response.setHeader('Retry-After', RETRY_AFTER);
      response.setHeader('Cache-Control', 'no-store');
      closed(path)(request, response, 503);
      return;
    }
    const answerNotFound = () => {
      setHeaders(response, { ...securityHeaders('/404'), 'Cache-Control': HTML_CACHE });
      notFound(path)(request, response, 404);
    };
    if (/(^|\/)404$/.test(path) || isHidden(path)) {
      answerNotFound();
      return;
    }
    dropOddRange(request);
    const policy = policyOf(path);
    // Before the file is looked for: a 304 has to carry what the page had.
    setHeaders(
      response,
      policy ? { 'Content-Security-Policy': policy, 'Cache-Control': HTML_CACHE } : { 'Cache-Control': cacheControl(path) },
    );
    files(request, response, answerNotFound);
  }

  return (request, response) => {
    const address = readAddress(request.url ?? '/');
    setHeaders(response, securityHeaders(address.kind === 'path' ? address.path : '/'));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      answerText(response, 405, 'Method Not Allowed');
    } else if (address.kind === 'malformed') {
      answerText(response, 400, 'Bad Request');
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
