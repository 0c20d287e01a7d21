import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { localSecret } from '../../../../../scripts/rebuild/service/local-secret.ts';
import { parseEnv } from '../../../../../scripts/settings/env.ts';
import { folderOf } from '../../folder.ts';

it('is made once, is a proper secret, and is its user’s alone', async () => {
  const path = join(await folderOf(), '.sandbox', 'webhook-secret');
  const secret = localSecret(path);
  expect(localSecret(path)).toBe(secret);
  expect(parseEnv({ WEBHOOK_SECRET: secret }).webhookSecret).toBe(secret);
  expect(statSync(path).mode & 0o077).toBe(0);
});
