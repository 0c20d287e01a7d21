import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { cloudFrontFunction, cloudFrontHeaders } from '../../../scripts/hosts/cloudfront-files.ts';
import { siteFiles } from '../../../scripts/rebuild/bucket/manifest.ts';
import { listen } from '../../../scripts/serve/listen.ts';
import { dropPictures } from './drop-pictures.ts';
import { asDocument, type Host, isDeepPage } from './host.ts';
import { versionOf } from './program.ts';

interface Field {
  value: string;
}

/** What a function gives back: the request, maybe changed, or an answer. */
type Outcome = { uri: string } | { statusCode: number; headers: Record<string, Field>; body?: { data: string } };

/** Longer ones never reach a function. */
const MAX_ADDRESS_LENGTH = 8_192;

const run = promisify(execFile);

/** Calls the function as CloudFront does, in njs, which knows as little of JavaScript. */
async function callFunction(method: string, target: string): Promise<Outcome> {
  const [uri = '/', query = ''] = target.split(/\?(.*)/s, 2);
  const fields = query.split('&').filter(Boolean);
  const querystring = Object.fromEntries(fields.map((field) => field.split(/=(.*)/s, 2)).map(([name, value = '']) => [name, { value }]));
  const event = {
    version: '1.0',
    context: { eventType: 'viewer-request' },
    request: { method, uri, querystring, headers: {}, cookies: {} },
  };
  // A line that njs prints has 2,048 characters at most.
  const call = `JSON.stringify(handler(${JSON.stringify(event)})).match(/.{1,2000}/g).forEach((part) => console.log(part));`;
  const { stdout } = await run('njs', ['-c', `${cloudFrontFunction()}\n${call}`]);
  return JSON.parse(stdout.replaceAll('\n', ''));
}

/** The headers of the policy, as an answer has them. */
function policyHeaders(): Record<string, string> {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(cloudFrontHeaders());
  const { AccessControlMaxAgeSec: seconds, IncludeSubdomains: all } = security.StrictTransportSecurity;
  return {
    'Content-Security-Policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'X-Content-Type-Options': security.ContentTypeOptions.Override && 'nosniff',
    'X-Frame-Options': security.FrameOptions.FrameOption,
    'Referrer-Policy': security.ReferrerPolicy.ReferrerPolicy,
    'Strict-Transport-Security': `max-age=${seconds}${all ? '; includeSubDomains' : ''}`,
    ...Object.fromEntries(custom.Items.map(({ Header, Value }: { Header: string; Value: string }) => [Header, Value])),
  };
}

export const cloudFront: Host = {
  name: 'CloudFront before a bucket (njs)',
  version: versionOf('njs', '-v'),
  install: 'apt-get install njs',
  canClose: false,
  sharesRules: false,
  fit: async (site) => dropPictures(site),
  // The function and the headers are ours; all else is done by CloudFront, which is not published.
  asks: ({ method, headers, again, status, target }) => !method && !headers && !again && !(status === 200 && isDeepPage(target)),
  async start({ site }) {
    const objects = new Map((await siteFiles(site, {})).map((source) => [`/${source.file.key}`, source]));
    const server = createServer(async ({ method = 'GET', url = '/' }, response) => {
      if (url.length > MAX_ADDRESS_LENGTH) {
        response.writeHead(414).end();
        return;
      }
      const outcome = await callFunction(method, url);
      if ('statusCode' in outcome) {
        const headers = Object.fromEntries(Object.entries(outcome.headers).map(([name, { value }]) => [name, value]));
        response.writeHead(outcome.statusCode, { ...policyHeaders(), ...headers }).end(outcome.body?.data);
        return;
      }
      // The distribution's custom error response.
      const found = objects.get(decodeURIComponent(outcome.uri));
      const object = found ?? objects.get('/404.html');
      const { type = '', cache = '' } = object?.file ?? {};
      response.writeHead(found ? 200 : 404, { ...policyHeaders(), 'Content-Type': type, 'Cache-Control': cache });
      response.end(await object?.read());
    });
    return listen(server, 0);
  },
  allowed: [
    asDocument(/^\/(_astro|media)\//),
    {
      part: 'content-security-policy',
      host: "frame-ancestors 'none'",
      reason: 'all answers have the headers of one policy: each page has its own in its head',
    },
    {
      part: 'body',
      when: ({ status, target }) => status === 404 && /^\/(bd|cn|ms)\//.test(target),
      reason: 'a distribution has one page for a status, the English one',
    },
    { part: 'status', own: '400', host: '414', reason: 'what is too long is refused before the function' },
  ],
};
