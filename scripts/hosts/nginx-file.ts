import { CANONICAL, HIDDEN, type Pattern, redirectsWith, WELL_FORMED, WORKER } from './address-patterns.ts';
import { type PageWithPolicy, PREFIXES, policyPatterns } from './policy-rules.ts';
import {
  CACHE,
  DOCUMENT_HEADERS,
  FILE_ENDING,
  FILE_HEADERS,
  FILE_TYPES,
  FRAMING,
  HASHED_FOLDERS,
  RETRY_AFTER_SECONDS,
  UNKNOWN_TYPE,
  WORKER_CONTENT_POLICY,
} from './rules.ts';

export interface NginxOptions {
  /** Host name of the site. */
  name: string;
  /** The published folder. */
  root: string;
  listen: string;
  /** The build is the maintenance page alone. */
  maintenance: boolean;
}

/** What a machine's own server has besides: certificates, brotli. There may be none. */
export const OWN_SNIPPETS = '/etc/nginx/snippets/site-*.conf';

/** Internal address of refused requests. Not a named location, which nginx does not use for addresses that it cannot parse. */
const MALFORMED = '/site-malformed';

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** A pattern as nginx writes it. */
const regex = ([pattern, value]: Pattern): Pattern => [`~${pattern}`, value];

function map(source: string, name: string, patterns: readonly Pattern[], fallback = ''): string {
  const rows = [['default', fallback] as const, ...patterns].map(
    ([pattern, value]) => `  ${pattern === 'default' ? pattern : quoted(pattern)} ${quoted(value)};`,
  );
  // The address changes while nginx looks for the file, so a cached value would be wrong.
  return `map ${source} ${name} {\n  volatile;\n${rows.join('\n')}\n}`;
}

function indented(lines: readonly string[], depth: number): string {
  return lines.map((line) => `${'  '.repeat(depth)}${line}`).join('\n');
}

function headers(values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}

/** An nginx site file that answers like scripts/serve; tests/hosts compares the two. */
export function nginxFile(pages: readonly PageWithPolicy[], { name, root, listen, maintenance }: NginxOptions): string {
  const inLanguages = (file: string): Pattern[] => PREFIXES.map((language) => [`~^/${language}(?:[/?]|$)`, `/${language}${file}`]);
  const document = headers({ ...DOCUMENT_HEADERS, 'Content-Security-Policy': '$site_policy', 'Cache-Control': '$site_cache' });
  const types = Object.entries(FILE_TYPES).map(([ending, type]) => `  ${quoted(type)} ${ending};`);
  const pageLocation = maintenance
    ? ['location / {', '  return 503;', '}', `location ~* ${FILE_ENDING} {`, '  try_files $uri =404;', '}']
    : ['location = / {', '  try_files /index.html =404;', '}', 'location / {', '  try_files $uri $uri.html =404;', '}'];

  return `# Made by the build from scripts/hosts/rules.ts: a site file for nginx 1.18 or newer (Debian: /etc/nginx/sites-enabled).
# It holds the content policies of the pages it was built with: install both together, then \`nginx -s reload\`.
# Certificates and brotli are in files of the machine's own, /etc/nginx/snippets/site-*.conf: docs/deploying.md, "nginx".

${[
  // After a refused request the other maps see the home page, and do nothing.
  map('$uri', '$site_requested', [[MALFORMED, '/']], '$request_uri'),
  map('$site_requested', '$site_well_formed', [regex([WELL_FORMED, '1'])], '0'),
  map('$uri', '$site_hidden', [regex([HIDDEN, '1']), ['~/404$', '1']], '0'),
  map('$site_requested', '$site_moved', redirectsWith(301).map(regex)),
  map('$site_requested', '$site_found', redirectsWith(302).map(regex)),
  map('$site_requested', '$site_canonical', CANONICAL.map(regex)),
  map('$request_uri', '$site_missing', inLanguages('/404.html'), '/404.html'),
  map('$request_uri', '$site_closed', inLanguages('.html'), '/index.html'),
  map('"$status $uri"', '$site_cache', [
    ['~^503 ', 'no-store'],
    ['~^(?:30[128]|40[05]) ', ''],
    [`~${WORKER.replace('^', ' ')}`, CACHE.worker],
    ['~\\.html$', CACHE.page],
    ['~*\\.[a-z\\d]+$', CACHE.file],
  ]),
  map('$status', '$site_retry', [['503', String(RETRY_AFTER_SECONDS)]]),
  map('$uri', '$site_policy', ([[WORKER, WORKER_CONTENT_POLICY], ...policyPatterns(pages)] as Pattern[]).map(regex), FRAMING),
  map('$request_method', '$site_allow', [['~^(?:GET|HEAD)$', '']], 'GET, HEAD'),
].join('\n')}

server {
  listen ${listen};
  server_name ${name};
  root ${root};

  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  etag on;
  gzip_static on;
  gzip_vary on;
  include ${OWN_SNIPPETS};
  types {
${indented(types, 2)}
  }
  default_type ${UNKNOWN_TYPE};

${indented(document, 1)}
  add_header Allow $site_allow always;
  add_header Retry-After $site_retry always;

  error_page 400 ${MALFORMED};
  error_page 404 $site_missing;
  error_page 405 @not_allowed;
  error_page 503 $site_closed;

  if ($site_allow) { return 405; }
  if ($site_well_formed = 0) { return 400; }
  if ($site_moved) { return 301 $site_moved; }
  if ($site_found) { return 302 $site_found; }
  if ($site_hidden) { return 404; }
  if ($site_canonical) { return 308 $site_canonical; }

  location = ${MALFORMED} {
    internal;
    types { }
    default_type "text/plain;charset=utf-8";
    return 400 "Bad Request";
  }
  location @not_allowed {
    types { }
    default_type "text/plain;charset=utf-8";
    return 405 "Method Not Allowed";
  }
  location ~ ^/(?:${HASHED_FOLDERS.join('|')})/ {
    try_files $uri =404;
${indented(headers({ ...FILE_HEADERS, 'Cache-Control': CACHE.hashed }), 2)}
  }
${indented(pageLocation, 1)}
}
`;
}
