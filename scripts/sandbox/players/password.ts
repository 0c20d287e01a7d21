import { type BinaryLike, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<BinaryLike, BinaryLike, number, ScryptOptions, Buffer>(scrypt);
const KEY_BYTES = 32;

/** Scrypt's N: about 70 ms a password. */
export const DEFAULT_PASSWORD_COST = 2 ** 15;

/** `scrypt$N$salt$key`. `cost` is scrypt's N, a power of two. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, KEY_BYTES, optionsFor(cost));
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether `hash` was made of this password. */
export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const [, cost = '', salt = '', key = ''] = hash.split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64url'), KEY_BYTES, optionsFor(Number(cost)));
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}

function optionsFor(cost: number): ScryptOptions {
  return { N: cost, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
}
