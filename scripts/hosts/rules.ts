/**
 * The table of headers, redirects and cache times. Our own server uses it directly; the build writes it into files for other hosts.
 */

/** Folders whose files are named after their content and never change: the bundler's and the pull's. */
export const HASHED_FOLDERS = ['_astro', 'media'] as const;

/** `Cache-Control` values. */
export const CACHE = {
  hashed: 'public, max-age=31536000, immutable',
  /** Files with an ending that are not pages: `robots.txt`, the sitemap. */
  file: 'public, max-age=3600',
  /** A player goes back and forth between a few pages: a return within half a minute needs no request, and a change is still seen in seconds. */
  page: 'public, max-age=30, must-revalidate',
  /** The service worker's file, which nobody may cache: its next version may unregister it. */
  worker: 'no-cache',
} as const;

/** The directive that a meta element cannot have (security.md 1.1). It is added to a page's policy, and is the whole policy of other files. */
export const FRAMING = "frame-ancestors 'none'";

/** The policy of the service worker itself: it reads the site's own files and runs nothing else. */
export const WORKER_CONTENT_POLICY = `default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types; ${FRAMING}`;

/** Sent with hashed files. A page has dozens of pictures, for which the headers of documents have no effect. */
export const FILE_HEADERS = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

const REFUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Sent with everything else, besides the content policy. */
export const DOCUMENT_HEADERS = {
  ...FILE_HEADERS,
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Frame-Options': 'DENY',
} as const;

export interface Redirect {
  /** A path, or a folder with `/*` for everything below it. */
  from: string;
  /** `*` is replaced by the path below the folder. */
  to: string;
  status: 301 | 302;
}

export const REDIRECTS: readonly Redirect[] = [
  // English has addresses without a code, but somebody who knows `/bd` may type one.
  { from: '/en', to: '/', status: 301 },
  { from: '/en/*', to: '/*', status: 301 },
  // Password managers look here: https://w3c.github.io/webappsec-change-password-url/
  { from: '/.well-known/change-password', to: '/profile', status: 302 },
];

/** Hosts that take a folder with rules in it, each in a dialect of its own. */
export const FOLDER_HOSTS = ['cloudflare', 'netlify'] as const;
export type FolderHost = (typeof FOLDER_HOSTS)[number];

/** Files for the host, which are not served. */
export const HOST_NOTES = ['_headers', '_redirects'] as const;

/** Longer addresses are refused. */
export const MAX_ADDRESS_LENGTH = 8_192;

/** For visitors and search engines during maintenance. */
export const RETRY_AFTER_SECONDS = 600;

/** The `Content-Type` of each ending, the same as our own server's. What a machine knows of its own depends on the machine. */
export const FILE_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  html: 'text/html;charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml',
};

/** How a file's address ends, in any case, as a pattern. A page's name may have a dot, too (`/slots/Play.io`). */
export const FILE_ENDING = `\\.(?:${Object.keys(FILE_TYPES).join('|')})$`;

/** Of a file with any other ending. */
export const UNKNOWN_TYPE = 'application/octet-stream';
