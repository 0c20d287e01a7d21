import type { Running } from '../../../scripts/serve/listen.ts';
import type { Allowance } from '../answers/compare.ts';

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
  start: (site: HostedSite) => Promise<Running>;
  /** Whether it can send the maintenance page with its status (decisions, 25). */
  canClose: boolean;
  /** Whether one rule of the host stands for pages that are there and for pages that are not: its policies then allow the 404 page's sources, too. */
  sharesRules: boolean;
  /** Where it may differ from our own server. One that nothing needs fails the tests. */
  allowed: readonly Allowance[];
}

/** Of servers that read ranges by themselves. */
export const OWN_RANGES: Allowance = {
  part: 'status',
  own: '200',
  host: '416',
  when: ({ headers }) => headers?.['Range'] === 'bytes=5-2',
  reason: 'our own server sends the whole file for a range that ends before it begins; both are what RFC 9110 allows',
};
