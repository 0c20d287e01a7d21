/** The table of headers, redirects and cache times, for our own server and for a host that takes the folder (folder-rules.ts). */

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

const FRAMING = "frame-ancestors 'none'";

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

/** Sent with everything else. A page's own policy is in its head; this one has what a meta element cannot say (security.md 1.1). */
export const DOCUMENT_HEADERS = {
  ...FILE_HEADERS,
  'Content-Security-Policy': FRAMING,
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

/** Those of folders last: hosts take the first rule that fits. */
export const REDIRECTS: readonly Redirect[] = [
  // English has addresses without a code, but somebody who knows `/bd` may type one.
  { from: '/en', to: '/', status: 301 },
  // Password managers look here: https://w3c.github.io/webappsec-change-password-url/
  { from: '/.well-known/change-password', to: '/profile', status: 302 },
  { from: '/en/*', to: '/*', status: 301 },
];
