import type { Running } from '../../../scripts/serve/listen.ts';
import type { Allowance } from '../answers/compare.ts';
import type { HostRequest } from '../answers/requests.ts';

export interface HostedSite {
  /** The published folder. */
  site: string;
  /** For whatever the host's software writes. */
  folder: string;
  /** The build is the maintenance page alone. */
  maintenance: boolean;
}

/** A host's own software. */
export interface Host {
  name: string;
  /** Its version; undefined where this machine does not have it. */
  version: string | undefined;
  /** How to get it. */
  install: string;
  /** Changes a copy of the built site into what this host publishes. */
  fit?: (site: string) => Promise<void>;
  /** The requests that this software can answer; all of them without it. */
  asks?: (request: HostRequest) => boolean;
  start: (site: HostedSite) => Promise<Running>;
  /** Whether it can send the maintenance page with its status (decisions, 25). */
  canClose: boolean;
  /** Whether one rule of the host stands for pages that are there and for pages that are not: its policies then allow the 404 page's sources, too. */
  sharesRules: boolean;
  /** Where it may differ from our own server. One that nothing needs fails the tests. */
  allowed: readonly Allowance[];
}

/** Whether an address is a page in a folder of a language, `/bd/slots/Lotus`: for what has no rules by page, those of the first language are enough. */
export function isDeepPage(path: string): boolean {
  return /^\/(bd|cn|ms)\/[^/]+\/[^/.]+$/.test(path);
}

/** Of servers that read ranges by themselves. */
export const OWN_RANGES: Allowance = {
  part: 'status',
  own: '200',
  host: '416',
  when: ({ headers }) => headers?.['Range'] === 'bytes=5-2',
  reason: 'our own server sends the whole file for a range that ends before it begins; both are what RFC 9110 allows',
};

/** Of hosts that take a folder with rules: `folders` are those of hashed files. */
export function asDocument(folders: RegExp): Allowance {
  return {
    part: /^(cross-origin-opener-policy|permissions-policy|referrer-policy|strict-transport-security|x-frame-options|content-security-policy)$/,
    when: ({ target }) => folders.test(target),
    own: '',
    reason: 'a rule for a folder is also for the 404 page at an address below it, which needs the headers of documents',
  };
}

export const MISSING_POLICY: Allowance = {
  part: 'content-security-policy',
  when: ({ status }) => status === 404,
  host: "frame-ancestors 'none'",
  reason: 'no rule can name what is missing: the 404 page has its policy in its head',
};

export const MANIFEST: Allowance = {
  part: 'cache-control',
  when: ({ target }) => target.endsWith('.webmanifest'),
  own: 'public, max-age=3600',
  host: 'public, max-age=0, must-revalidate',
  reason: 'rules are few, and manifests are asked for by browsers that install the site alone',
};

export const MISSING_IN_FOLDER: Allowance = {
  part: 'content-security-policy',
  when: ({ status, target }) => status === 404 && /\/(help|promotion)\/[^/]+$/.test(target),
  host: /^base-uri 'none'; .*worker-src 'self'/,
  reason:
    'a rule for a folder is also for the 404 page at an address below it, whose scripts it names, too; the exact policy is in the head',
};

export const OTHER_SPELLING: Allowance = {
  part: 'content-security-policy',
  when: ({ target }) => /%[\da-f]*[a-f]/.test(target),
  host: "frame-ancestors 'none'",
  reason: 'rules have one spelling of an address: at any other the page has its policy in its head',
};

export const ENCODED: Allowance = { part: 'location', own: '/{env.HOME}', host: '/%7Benv.HOME%7D', reason: 'the same address, encoded' };
