import { createServer, request } from 'node:http';
import { publishToBucket } from '../../../scripts/rebuild/bucket/publish-to-bucket.ts';
import { listen } from '../../../scripts/serve/listen.ts';
import { releaseOf } from '../../unit/scripts/rebuild/bucket/bucket-site.ts';
import { startS3, versionOfS3rver } from '../../unit/scripts/rebuild/bucket/s3-server.ts';
import type { HostRequest } from '../answers/requests.ts';
import { dropPictures } from './drop-pictures.ts';
import type { Host } from './host.ts';

/** How a bucket's website is asked for at Amazon. */
const WEBSITE_HOST = 'site.s3-website.amazonaws.com';
const isMissing = ({ status }: HostRequest) => status === 404;

export const bucket: Host = {
  name: 'a bucket as a website (s3rver)',
  version: versionOfS3rver(),
  install: 'npm ci',
  canClose: false,
  sharesRules: false,
  fit: async (site) => dropPictures(site),
  // A website at Amazon takes reading requests alone; s3rver would write.
  asks: ({ status }) => status !== 405,
  async start({ site }) {
    const s3 = await startS3(['site']);
    const store = s3.store('site');
    const outcome = await publishToBucket({ site: new URL('https://site.example'), store, folder: site, release: releaseOf('v1') });
    store.close();
    if (outcome.kind !== 'sent') throw new Error(JSON.stringify(outcome));
    const { port } = new URL(s3.website('site'));
    const website = createServer((incoming, response) => {
      const headers = { ...incoming.headers, host: WEBSITE_HOST };
      const outgoing = request({ port, method: incoming.method, path: incoming.url, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      outgoing.once('error', () => response.destroy());
      outgoing.end();
    });
    const running = await listen(website, 0);
    return { url: running.url, close: () => Promise.all([running.close(), s3.close()]).then(() => undefined) };
  },
  allowed: [
    {
      part: /^(cross-origin-|permissions-policy|referrer-policy|strict-transport-security|x-content-type-options|x-frame-options)/,
      host: '',
      reason: 'an object cannot carry security headers: the CDN adds them',
    },
    { part: 'content-security-policy', host: '', reason: 'each page has its policy in its head; frame-ancestors comes from the CDN' },
    { part: 'content-encoding', own: /^(br|gzip)$/, host: '', reason: 'objects are stored as they are; the CDN compresses' },
    { part: /^(body|cache-control)$/, when: isMissing, reason: 'a website has one error document, the English one, without a cache time' },
    { part: 'status', own: /^30[128]$/, host: /^(404|200)$/, reason: 'redirects are rules at the CDN' },
    {
      part: 'cache-control',
      when: ({ again = false }) => again,
      host: '',
      reason: 's3rver sends a 304 without it; browsers keep what the 200 said',
    },
    {
      part: 'status',
      when: ({ headers }) => headers?.['Range'] !== undefined,
      own: /^(200|416)$/,
      host: '404',
      reason: 's3rver sends the error document for a range that it cannot give; S3 says 416',
    },
    {
      part: 'status',
      when: ({ target }) => target.includes('+'),
      own: '200',
      host: '404',
      reason: 'a plus sign in an address is a space at S3',
    },
    { part: 'status', own: '400', reason: 'the CDN and the store’s own parser decide what an odd address is' },
  ],
};
