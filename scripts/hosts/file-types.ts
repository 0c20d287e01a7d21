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

/** Of a file with any other ending. */
export const UNKNOWN_TYPE = 'application/octet-stream';
