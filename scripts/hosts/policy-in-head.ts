import { FRAMING } from './rules.ts';

/** The build puts the policy first in the head, and the longest has less than 1,000 bytes. */
export const HEAD_BYTES = 4096;
const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)"/i;

/**
 * The content policy in the first `HEAD_BYTES` of a built page, with the directive that only a header can have.
 * @returns undefined for a page without one
 */
export function policyInHead(text: string): string | undefined {
  const policy = POLICY.exec(text)?.[1]?.replaceAll('&#39;', "'").replaceAll('&quot;', '"').trim().replace(/;$/, '');
  return policy && `${policy}; ${FRAMING}`;
}
