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
  /** Whether it can send the maintenance page with its status. */
  canClose: boolean;
  /** Whether one rule of the host stands for pages that are there and for pages that are not: its policies then allow the 404 page's sources, too. */
  sharesRules: boolean;
  /** Where it may differ from our own server. One that nothing needs fails the tests. */
  allowed: readonly Allowance[];
}

/** Of what stands on Cloudflare. */
export const ENCODED: Allowance = { part: 'location', own: '/{env.HOME}', host: '/%7Benv.HOME%7D', reason: 'the same address, encoded' };
