import { closeSync, openSync, readSync } from 'node:fs';
import { HEAD_BYTES, policyInHead } from './policy-in-head.ts';

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
 * The content policy in the head of a built page's file.
 * @returns undefined for a page without one
 * @throws when there is no such file
 */
export function policyOfPage(file: string): string | undefined {
  return policyInHead(startOf(file));
}
