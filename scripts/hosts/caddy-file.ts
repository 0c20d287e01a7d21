import { CANONICAL, HIDDEN, type Pattern, redirectsWith, WELL_FORMED, WORKER } from './address-patterns.ts';
import { FILE_TYPES, UNKNOWN_TYPE } from './file-types.ts';
import { type PageWithPolicy, PREFIXES, policyPatterns } from './policy-rules.ts';
import {
  CACHE,
  DOCUMENT_HEADERS,
  DOCUMENTS_ONLY,
  FRAMING,
  HASHED_FOLDERS,
  MAX_ADDRESS_LENGTH,
  RETRY_AFTER_SECONDS,
  WORKER_CONTENT_POLICY,
} from './rules.ts';

interface CaddyOptions {
  /** What the site is reached at: a host name, for which Caddy gets a certificate by itself, or an origin. */
  address: string;
  /** The published folder. */
  root: string;
  /** The build is the maintenance page alone. */
  maintenance: boolean;
}

/** The request line's target, before Caddy tidies it. */
const REQUESTED = '{http.request.orig_uri}';

/** With `.html.br` a file's name may have 255 bytes, and a path 4,096. */
const MAX_NAME_BYTES = 248;
const MAX_PATH_LENGTH = 900;

const quoted = (text: string) => `\`${text}\``;

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '\t');
}

function block(head: string, ...parts: string[]): string {
  return `${head} {\n${indented(parts.join('\n'))}\n}`;
}

const FILES = block('file_server', 'precompressed br gzip', 'disable_canonical_uris');

function map(source: string, name: string, patterns: readonly Pattern[], fallback = ''): string {
  const rows = patterns.map(([pattern, value]) => {
    // Go's engine names groups in another way, and needs braces where a name is followed by a letter.
    const named = pattern.replaceAll('(?<', '(?P<');
    return `${quoted(`~${named}`)} ${quoted(value.replace(/\$(\w+)/g, (_all, group: string) => `$\{${group}}`))}`;
  });
  return block(`map ${source} {${name}}`, ...rows, `default ${quoted(fallback)}`);
}

function headers(values: Readonly<Record<string, string>>, matcher = ''): string {
  return block(`header${matcher && ` ${matcher}`}`, ...Object.entries(values).map(([name, value]) => `${name} ${quoted(value)}`));
}

function text(matcher: string, status: number, words: string): string {
  return [headers({ 'Content-Type': 'text/plain;charset=utf-8' }, matcher), `respond ${matcher} ${quoted(words)} ${status}`].join('\n');
}

const DOCUMENT = {
  ...DOCUMENT_HEADERS,
  'Content-Security-Policy': '{site_policy}',
  'Cache-Control': '{site_cache}',
  'Content-Type': '{site_type}',
};

/** The page in the requested language that is sent with an error's status. */
function errorPages(): string {
  return block(
    'handle_errors',
    block(
      'route',
      '@closed expression `{err.status_code} == 503`',
      '@missing expression `{err.status_code} == 404`',
      '@other expression `{err.status_code} != 404 && {err.status_code} != 503`',
      `respond @other ${quoted('{err.status_text}')} {err.status_code}`,
      'rewrite @missing {site_missing}',
      'rewrite @closed {site_closed}',
      headers(DOCUMENT),
      headers({ 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_AFTER_SECONDS) }, '@closed'),
      '# The page is sent whole, whatever part of the missing file was asked for.',
      'request_header -Range',
      'request_header -If-*',
      FILES,
    ),
  );
}

/** A Caddyfile that answers like scripts/serve; tests/hosts compares the two. */
export function caddyFile(pages: readonly PageWithPolicy[], { address, root, maintenance }: CaddyOptions): string {
  const inLanguages = (file: string): Pattern[] => PREFIXES.map((language) => [`^/${language}(?:[/?]|$)`, `/${language}${file}`]);
  const types = Object.entries(FILE_TYPES).map(([ending, type]): Pattern => [`\\.${ending}$`, type]);
  const moved = ([301, 302] as const).map((status) => [`site_moved_${status}`, redirectsWith(status), status] as const);
  const canonical = ['site_canonical', CANONICAL, 308] as const;
  const redirect = (name: string, status: number) => `@${name} not vars {${name}} ""\nredir @${name} {${name}} ${status}`;

  const route = block(
    'route',
    'header -Server',
    headers({ ...DOCUMENT_HEADERS, 'Content-Security-Policy': FRAMING }),
    '@refused not method GET HEAD',
    headers({ Allow: 'GET, HEAD' }, '@refused'),
    text('@refused', 405, 'Method Not Allowed'),
    `@malformed not vars_regexp ${REQUESTED} ${quoted(WELL_FORMED)}`,
    text('@malformed', 400, 'Bad Request'),
    `@endless expression \`${REQUESTED}.size() > ${MAX_ADDRESS_LENGTH}\``,
    text('@endless', 400, 'Bad Request'),
    ...moved.map(([name, , status]) => redirect(name, status)),
    `@hidden path_regexp ${quoted(`${HIDDEN}|/404$`)}`,
    'error @hidden 404',
    '# Longer than any file of the site; the system would refuse to look for it.',
    `@longName vars_regexp ${REQUESTED} ${quoted(`/(?:[^/%?]|%..){${MAX_NAME_BYTES},}`)}`,
    'error @longName 404',
    `@longPath expression \`{path}.size() > ${MAX_PATH_LENGTH}\``,
    'error @longPath 404',
    redirect(canonical[0], canonical[2]),
    ...(maintenance ? ['@page not path_regexp `\\.[A-Za-z\\d]+$`', 'error @page 503'] : []),
    `@hashed path_regexp ${quoted(`^/(?:${HASHED_FOLDERS.join('|')})/`)}`,
    block(
      'route @hashed',
      ...DOCUMENTS_ONLY.map((name) => `header -${name}`),
      headers({ 'Cache-Control': CACHE.hashed, 'Content-Type': '{site_type}' }),
      FILES,
    ),
    'rewrite / /index.html',
    'try_files {path} {path}.html',
    headers(DOCUMENT),
    FILES,
  );

  return `# Made by the build from scripts/hosts/rules.ts: a site for Caddy 2.6 or newer (Debian: /etc/caddy/Caddyfile).
# It holds the content policies of the pages it was built with: install both together, then \`systemctl reload caddy\`.

${block(
  address,
  `root * ${quoted(root)}`,
  ...[...moved, canonical].map(([name, patterns]) => map(REQUESTED, name, patterns)),
  map(REQUESTED, 'site_missing', inLanguages('/404.html'), '/404.html'),
  map(REQUESTED, 'site_closed', inLanguages('.html'), '/index.html'),
  map(
    '{path}',
    'site_cache',
    [
      [WORKER, CACHE.worker],
      ['\\.html$', CACHE.page],
      ['\\.[A-Za-z\\d]+$', CACHE.file],
    ],
    CACHE.page,
  ),
  map('{path}', 'site_type', types, UNKNOWN_TYPE),
  map('{path}', 'site_policy', [[WORKER, WORKER_CONTENT_POLICY], ...policyPatterns(pages)], FRAMING),
  route,
  errorPages(),
)}
`;
}
