import { join } from 'node:path';
import { policyOfPage } from '../hosts/policy-of-page.ts';
import { isHashed } from './headers.ts';

/** The content policy of the page at a path; undefined where there is no page, or one without a policy. */
export type PagePolicy = (path: string) => string | undefined;

/** Reads each page's policy once, when it is first asked for. Only pages that exist are remembered, so that no caller can fill the memory. */
export function pagePolicy(folder: string): PagePolicy {
  const known = new Map<string, string | undefined>();
  return (path) => {
    if (isHashed(path)) return undefined;
    const name = path === '/' ? '/index.html' : `${decodeURIComponent(path)}.html`;
    if (known.has(name)) return known.get(name);
    try {
      const policy = policyOfPage(join(folder, name));
      known.set(name, policy);
      return policy;
    } catch {
      // No such page: the answer will be another one.
      return undefined;
    }
  };
}
