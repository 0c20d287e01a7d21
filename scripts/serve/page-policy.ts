import { join } from 'node:path';
import { policyOfPage } from '../hosts/policy-rules.ts';
import { isHashed } from './headers.ts';

/** The content policy of the page at a path; undefined where there is no page, or one without a policy. */
export type PagePolicy = (path: string) => string | undefined;

/** Reads each page's policy at its first request. Only existing pages are cached, so that requests cannot fill the memory. */
export function pagePolicy(folder: string): PagePolicy {
  const cache = new Map<string, string | undefined>();
  return (path) => {
    if (isHashed(path)) return undefined;
    const name = path === '/' ? '/index.html' : `${decodeURIComponent(path)}.html`;
    if (cache.has(name)) return cache.get(name);
    try {
      const policy = policyOfPage(join(folder, name));
      cache.set(name, policy);
      return policy;
    } catch {
      // There is no such page; the request is answered with something else.
      return undefined;
    }
  };
}
