import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Where `npm start` keeps the secret that this machine's sandbox signs with. */
const LOCAL_SECRET = '.sandbox/webhook-secret';

/** The secret of this machine's own sandbox; made at the first start, and for nobody but its user to read. */
export function localSecret(path = LOCAL_SECRET): string {
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, `whsec_${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
