import { CANONICAL, type Pattern, redirectsWith, WELL_FORMED } from './address-patterns.ts';
import { DOCUMENT_HEADERS, FRAMING } from './rules.ts';

/** CloudFront's limit: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
export const MAX_FUNCTION_BYTES = 10_240;

/** `[status, pattern, address]` for each redirect, the first one that matches counts. */
function moves(): string {
  const rows = [...redirectsWith(301).map(withStatus(301)), ...redirectsWith(302).map(withStatus(302)), ...CANONICAL.map(withStatus(308))];
  return rows.map((row) => `  ${JSON.stringify(row)},`).join('\n');
}

function withStatus(status: number): (pattern: Pattern) => [number, string, string] {
  return ([pattern, to]) => [status, pattern, to];
}

/**
 * A CloudFront Function for viewer requests: redirects, and odd addresses refused, as scripts/serve does. Its runtime knows ES 5.1 and few things
 * more: no classes, no destructuring, no `for … of`. tests/hosts runs it.
 */
export function cloudFrontFunction(): string {
  return `// Made by the build from scripts/hosts/rules.ts: a CloudFront Function (cloudfront-js-2.0) for the viewer requests of a bucket.
const wellFormed = new RegExp(${JSON.stringify(WELL_FORMED)});
const moves = [
${moves()}
];

function target(request) {
  const parameters = [];
  for (const name in request.querystring) {
    const one = request.querystring[name];
    (one.multiValue || [one]).forEach((each) => parameters.push(each.value === '' ? name : name + '=' + each.value));
  }
  return request.uri + (parameters.length > 0 ? '?' + parameters.join('&') : '');
}

function handler(event) {
  const request = event.request;
  const asked = target(request);
  if (!wellFormed.test(asked)) {
    return {
      statusCode: 400,
      statusDescription: 'Bad Request',
      headers: { 'content-type': { value: 'text/plain;charset=utf-8' } },
      body: { encoding: 'text', data: 'Bad Request' },
    };
  }
  for (let at = 0; at < moves.length; at += 1) {
    const found = new RegExp(moves[at][1]).exec(asked);
    if (found) {
      const to = moves[at][2].replace(/[$]([a-z]+)/g, (all, name) => found.groups[name] || '');
      return { statusCode: moves[at][0], statusDescription: 'Moved', headers: { location: { value: to } } };
    }
  }
  if (request.uri === '/') request.uri = '/index.html';
  return request;
}
`;
}

/** Headers that a policy of CloudFront has a place of its own for, and takes nowhere else. */
function securityHeaders(): Record<string, Record<string, unknown>> {
  const [, seconds = '', rest = ''] = /^max-age=(\d+)(.*)$/.exec(DOCUMENT_HEADERS['Strict-Transport-Security']) ?? [];
  return {
    ContentSecurityPolicy: { ContentSecurityPolicy: FRAMING },
    ContentTypeOptions: {},
    FrameOptions: { FrameOption: DOCUMENT_HEADERS['X-Frame-Options'] },
    ReferrerPolicy: { ReferrerPolicy: DOCUMENT_HEADERS['Referrer-Policy'] },
    StrictTransportSecurity: {
      AccessControlMaxAgeSec: Number(seconds),
      IncludeSubdomains: rest.includes('includeSubDomains'),
      Preload: rest.includes('preload'),
    },
  };
}

const OTHERS = ['Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy', 'Permissions-Policy'] as const;

/** CloudFront's response headers policy, for `aws cloudfront create-response-headers-policy`: each answer gets the headers of documents. */
export function cloudFrontHeaders(): string {
  const security = Object.entries(securityHeaders()).map(([name, value]) => [name, { ...value, Override: true }]);
  const items = OTHERS.map((name) => ({ Header: name, Value: DOCUMENT_HEADERS[name], Override: true }));
  const policy = {
    Name: 'site',
    Comment: 'Made by the build from scripts/hosts/rules.ts',
    SecurityHeadersConfig: Object.fromEntries(security),
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}
