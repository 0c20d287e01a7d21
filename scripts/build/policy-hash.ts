import { createHash } from 'node:crypto';

/** The hash by which a content policy allows an inline script or style: `sha256-…`. */
export function policyHash(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
