import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** File with the secret that this machine's sandbox signs with. */
const LOCAL_SECRET = '.sandbox/webhook-secret';

/** The webhook secret of this machine's sandbox. It is made at the first start, readable by its user only. */
export function localSecret(path = LOCAL_SECRET): string {
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, `whsec_${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
