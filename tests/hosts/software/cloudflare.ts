import { COMPATIBILITY_DATE } from '../../../scripts/hosts/wrangler-file.ts';
import { fitFolder } from '../../../scripts/hosts/write.ts';
import { freePort } from '../../../scripts/test/free-port.ts';
import type { HostRequest } from '../answers/requests.ts';
import { ENCODED, type Host } from './host.ts';
import { startProgram } from './program.ts';
import { INSTALL_WRANGLER, WRANGLER, wranglerEnvironment, wranglerVersion } from './wrangler.ts';

const isMissing = ({ status }: HostRequest) => status === 404;

export const cloudflare: Host = {
  name: 'a folder with _headers, at Cloudflare Pages (wrangler)',
  version: wranglerVersion,
  install: INSTALL_WRANGLER,
  canClose: false,
  sharesRules: true,
  fit: (site) => fitFolder(site, 'cloudflare', 'http://localhost'),
  async start({ site, folder }) {
    const port = await freePort();
    const address = ['--ip', '127.0.0.1', '--port', String(port)];
    return startProgram(
      process.execPath,
      [WRANGLER, 'pages', 'dev', site, ...address, '--compatibility-date', COMPATIBILITY_DATE, '--log-level', 'warn'],
      `http://127.0.0.1:${port}`,
      { env: wranglerEnvironment(folder), folder, complaint: /invalid|ignor/i },
    );
  },
  allowed: [
    { part: /^(content-encoding|vary)$/, reason: 'the host compresses at its edge; what is on this machine always takes gzip' },
    {
      part: 'content-type',
      own: 'text/javascript',
      host: 'application/javascript',
      reason: 'the host’s own list of types, which browsers read alike',
    },
    { part: 'content-type', own: 'text/xml', host: 'application/xml', reason: 'as above' },
    { part: 'content-type', own: /^text\/(css|plain)$/, host: /^text\/(css|plain);charset=utf-8$/, reason: 'as above' },
    {
      part: 'cache-control',
      when: ({ again = false }) => again,
      host: '',
      reason: 'the host sends a 304 without it; browsers keep what the 200 said',
    },
    { part: 'cache-control', when: isMissing, host: 'no-store', reason: 'the host lets nobody keep a missing page' },
    {
      part: 'content-security-policy',
      when: isMissing,
      host: "frame-ancestors 'none'",
      reason: 'no rule can name what is missing: the 404 page has its policy in its head',
    },
    {
      part: 'content-security-policy',
      when: ({ status, target }) => status === 404 && /\/(help|promotion)\/[^/]+$/.test(target),
      host: /^base-uri 'none'; .*worker-src 'self'/,
      reason:
        'a rule for a folder is also for the 404 page at an address below it, whose scripts it names, too; the exact policy is in the head',
    },
    {
      part: 'content-security-policy',
      when: ({ target }) => /%[\da-f]*[a-f]/.test(target),
      host: "frame-ancestors 'none'",
      reason: 'rules have one spelling of an address: at any other the page has its policy in its head',
    },
    {
      part: /^(cross-origin-opener-policy|permissions-policy|referrer-policy|strict-transport-security|x-frame-options|content-security-policy)$/,
      when: ({ target }) => /^\/(_astro|media)\//.test(target),
      own: '',
      reason: 'a rule for a folder is also for the 404 page at an address below it, which needs the headers of documents',
    },
    {
      part: 'cache-control',
      own: 'public, max-age=30, must-revalidate',
      host: 'public, max-age=0, must-revalidate',
      reason: 'a rule for all pages would add its value to that of the hashed files',
    },
    {
      part: 'cache-control',
      when: ({ target }) => target.endsWith('.webmanifest'),
      own: 'public, max-age=3600',
      host: 'public, max-age=0, must-revalidate',
      reason: 'rules are few, and manifests are asked for by browsers that install the site alone',
    },
    { part: 'status', own: /^(206|416)$/, host: '200', reason: 'the host knows no ranges and sends the whole file' },
    {
      part: /^(allow|cache-control|content-type|content-security-policy|body)$/,
      when: ({ status }) => status === 405,
      reason: 'the host’s own refusal',
    },
    {
      part: 'status',
      when: ({ target }) => /^(\/bd)?\/404$/.test(target),
      own: '404',
      host: '200',
      reason: 'the page of missing addresses has an address of its own',
    },
    { part: 'location', when: ({ target }) => target === '/slots/index', host: '/slots/', reason: 'the next redirect leads to the page' },
    { part: 'location', own: '/slots?a=1', host: '/slots/?a=1', reason: 'the next redirect leads to the page' },
    ENCODED,
    {
      part: 'status',
      when: ({ target }) => target === '/nothing/',
      own: '308',
      host: '404',
      reason: 'what is missing has no other address',
    },
    {
      part: 'status',
      own: '400',
      host: /^(200|301|308|404|431)$/,
      reason: 'the host tidies odd addresses before it looks, where our own server refuses them',
    },
    {
      part: 'status',
      host: '502',
      when: ({ target }) => /^\/_|\.html\/\?|%00|(.)\1{99}|(%E0%A6%86){99}|(\/nothing){99}/.test(target),
      reason: 'what is on this machine looks for a file of that name and stumbles; the host itself looks into a list',
    },
  ],
};
