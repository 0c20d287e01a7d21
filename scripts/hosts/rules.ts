/**
 * The one table of headers, redirects and cache times. Our own server reads it at run time; the build writes it down for other hosts.
 */

/** Folders whose files are named after their content, so they never change: one by the bundler, one by the pull. */
export const HASHED_FOLDERS = ['_astro', 'media'] as const;

/** How long an answer may be kept. */
export const CACHE = {
  hashed: 'public, max-age=31536000, immutable',
  /** What has an ending and is no page: `robots.txt`, the sitemap. */
  file: 'public, max-age=3600',
  page: 'public, max-age=0, must-revalidate',
} as const;

/** What a page's meta element cannot say (security.md 1.1): added to its own policy, and all there is where a file has none. */
export const FRAMING = "frame-ancestors 'none'";

/** Sent with hashed files: pictures come by the dozen, and headers of a document mean nothing to them. */
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

/** Sent with everything else, beside the content policy. */
export const DOCUMENT_HEADERS = {
  ...FILE_HEADERS,
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Frame-Options': 'DENY',
} as const;

export interface Redirect {
  /** A path, or a folder with `/*` for all that is below it. */
  from: string;
  /** `*` stands for what was found below the folder. */
  to: string;
  status: 301 | 302;
}

export const REDIRECTS: readonly Redirect[] = [
  // English has the plain addresses (decisions, 16); its code is what somebody who knows `/bd` types.
  { from: '/en', to: '/', status: 301 },
  { from: '/en/*', to: '/*', status: 301 },
  // Password managers look here: https://w3c.github.io/webappsec-change-password-url/
  { from: '/.well-known/change-password', to: '/profile', status: 302 },
];

/** Notes for a host, which are no part of the site. */
export const HOST_NOTES = ['_headers', '_redirects'] as const;

/** Seconds after which a visitor, or a search engine, should look again during maintenance (decisions, 25). */
export const RETRY_AFTER = 600;
