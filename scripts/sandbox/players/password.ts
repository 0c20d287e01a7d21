import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const derive = (password: string, salt: string) => scryptSync(password, salt, 32, { N: 2 ** 10 });

/** `salt$key`. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16).toString('base64url');
  return `${salt}$${derive(password, salt).toString('base64url')}`;
}

/** Whether `hash` was made of this password. */
export function passwordMatches(password: string, hash: string): boolean {
  const [salt = '', key = ''] = hash.split('$');
  return timingSafeEqual(derive(password, salt), Buffer.from(key, 'base64url'));
}
