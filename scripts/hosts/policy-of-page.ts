import { closeSync, openSync, readSync } from 'node:fs';
import { FRAMING } from './rules.ts';

/** The build puts the policy first in the head, and the longest has less than 1,000 bytes. */
const HEAD_BYTES = 4096;
const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)"/i;

function startOf(file: string): string {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(HEAD_BYTES);
    return bytes.toString('utf8', 0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}

/**
 * The content policy in the head of a built page, with the directive that only a header can have.
 * @returns undefined for a page without one
 * @throws when there is no such file
 */
export function policyOfPage(file: string): string | undefined {
  const policy = POLICY.exec(startOf(file))?.[1]?.replaceAll('&#39;', "'").replaceAll('&quot;', '"').trim().replace(/;$/, '');
  return policy && `${policy}; ${FRAMING}`;
}
