import { randomBytes } from 'node:crypto';

/** 256 random bits in letters that fit a header and an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
