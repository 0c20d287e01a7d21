import { createServer } from 'node:http';
import { fitFolder } from '../../../scripts/hosts/write.ts';
import { listen } from '../../../scripts/serve/listen.ts';
import { asDocument, ENCODED, type Host, MANIFEST, MISSING_POLICY } from './host.ts';
import { netlifyAnswers } from './netlify-server.ts';
import { versionOfPackage } from './packages.ts';

export const netlify: Host = {
  name: 'Netlify (netlify-redirector)',
  version: versionOfPackage('netlify-redirector'),
  install: 'npm ci --prefix tests/hosts',
  canClose: false,
  sharesRules: true,
  fit: (site) => fitFolder(site, 'netlify', 'http://localhost'),
  // Netlify's engines know redirects, the pages of missing addresses, and headers. The rest is done by its edge, which is not published.
  asks: ({ method, headers, again, status }) => !method && !headers && !again && status !== 308,
  async start({ site }) {
    const answer = await netlifyAnswers(site);
    const server = createServer((request, response) => {
      const url = URL.parse(`http://localhost${request.url}`);
      if (url) answer(url, response).catch(() => response.writeHead(400).end());
      else response.writeHead(400).end();
    });
    return listen(server, 0);
  },
  allowed: [
    asDocument(/^\/(_astro|media)\//),
    MANIFEST,
    {
      part: 'content-security-policy',
      when: ({ target }) => target === '/help/promotion-not-applied',
      host: /^base-uri 'none'; .*worker-src 'self'/,
      reason: 'its engine takes it for a page of the folder in `/:language/promotion/*`, which names one script more',
    },
    MISSING_POLICY,
    ENCODED,
    {
      part: 'status',
      when: ({ target }) => /^(\/bd)?\/404$/.test(target),
      own: '404',
      host: '200',
      reason: 'the page has an address of its own',
    },
    { part: 'location', own: '/slots?a=1', host: '/slots/?a=1', reason: 'the next redirect leads to the page' },
    { part: 'status', own: '400', host: /^(200|301|404)$/, reason: 'what the edge makes of odd addresses is not published' },
  ],
};
