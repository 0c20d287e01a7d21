import { closeSync, openSync, readSync } from 'node:fs';
import { FRAMING } from './rules.ts';

/** The build puts the policy first in the head. Bytes; the longest of them is under a thousand. */
const HEAD = 4096;
const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)"/i;

function startOf(file: string): string {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(HEAD);
    return bytes.toString('utf8', 0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}

/**
 * The content policy that a built page carries in its head, with what only a header can say.
 * @returns undefined for a page without one
 * @throws when there is no such file
 */
export function policyOfPage(file: string): string | undefined {
  const policy = POLICY.exec(startOf(file))?.[1]?.replaceAll('&#39;', "'").replaceAll('&quot;', '"').trim().replace(/;$/, '');
  return policy && `${policy}; ${FRAMING}`;
}
