import { createReadStream, existsSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { FILE_TYPES } from '../../../scripts/hosts/file-types.ts';
import { CACHE, HOST_NOTES } from '../../../scripts/hosts/rules.ts';
import { placeOf } from './packages.ts';

interface Rule {
  to: string;
  status: number;
}

/** The engines that Netlify publishes. */
interface Engines {
  ruleFor: (url: URL) => Rule | null;
  headersFor: (path: string) => Promise<Record<string, string>>;
}

const load = (name: string, file: string) => import(join(placeOf(name), file));

/** @throws when they do not understand a rule of the site */
async function startEngines(site: string): Promise<Engines> {
  const { parseAllRedirects } = await load('@netlify/redirect-parser', 'lib/index.js');
  const { parseAllHeaders } = await load('@netlify/headers-parser', 'lib/index.js');
  const { default: redirector } = await load('netlify-redirector', 'index.js');
  const { HeadersHandler } = await load('@netlify/headers', 'dist/main.js');

  const parsed = await parseAllRedirects({ redirectsFiles: [join(site, '_redirects')], minimal: false, configRedirects: [] });
  const { errors } = await parseAllHeaders({ headersFiles: [join(site, '_headers')], minimal: false, configHeaders: [] });
  const problems = [...parsed.errors, ...errors].map(({ message }: Error) => message);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  // The engine has other names for some of what the parser gives.
  const rules = parsed.redirects.map(({ from, query, ...rest }: Record<string, unknown>) => ({ ...rest, origin: from, params: query }));
  const matcher = await redirector.parseJSON(JSON.stringify(rules), {});
  const headers = new HeadersHandler({ projectDir: site, publishDir: '.', logger: console });
  const noConditions = { headers: {}, cookieValues: {}, getHeader: () => '', getCookie: () => '' };
  return {
    ruleFor: ({ pathname, search }) =>
      matcher.match({ scheme: 'http', host: 'localhost', path: decodeURIComponent(pathname), query: search.slice(1), ...noConditions }),
    headersFor: (path) => headers.apply(new Request(`http://localhost${path}`)),
  };
}

/**
 * Answers with the engines, asked in the order of @netlify/dev: a file comes before a rule, and what a rule leads to has the headers of that address.
 * Which file an address finds is not published; it is done here by the documentation.
 */
export async function netlifyAnswers(site: string): Promise<(url: URL, response: ServerResponse) => Promise<void>> {
  const { ruleFor, headersFor } = await startEngines(site);
  const fileAt = (path: string) => {
    const name = path === '/' ? '/index' : decodeURIComponent(path);
    if (HOST_NOTES.some((note) => name === `/${note}`)) return undefined;
    return [join(site, name), join(site, `${name}.html`)].find((file) => existsSync(file) && statSync(file).isFile());
  };
  const send = async (response: ServerResponse, status: number, path: string, file: string) => {
    const type = FILE_TYPES[extname(file).slice(1)] ?? '';
    const headers = new Headers({ 'Content-Type': type, 'Cache-Control': CACHE.page });
    for (const [name, value] of Object.entries(await headersFor(path))) headers.set(name, value);
    response.writeHead(status, Object.fromEntries(headers));
    createReadStream(file).pipe(response);
  };

  return async (url, response) => {
    const file = fileAt(url.pathname);
    if (file) return send(response, 200, url.pathname, file);
    const rule = ruleFor(url);
    if (rule && rule.status >= 300 && rule.status < 400) {
      response.writeHead(rule.status, { Location: `${encodeURI(rule.to)}${url.search}`, ...(await headersFor(url.pathname)) }).end();
      return undefined;
    }
    const page = rule?.to ?? '/404.html';
    return send(response, rule?.status ?? 404, page, join(site, page));
  };
}
