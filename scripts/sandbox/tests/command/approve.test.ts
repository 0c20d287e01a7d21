import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { test } from '../fixtures/wallet.ts';

/** What `npm run sandbox -- approve` says, with the way it ended. */
async function approve(port: string) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../main.ts', import.meta.url)), 'approve'], {
    env: { ...process.env, SANDBOX_PORT: port },
    stdio: 'pipe',
  });
  const [output, errors] = [text(child.stdout), text(child.stderr)];
  const [code] = await once(child, 'exit');
  return { code, output: await output, errors: await errors };
}

test('approves everything that waits, the oldest first', async ({ wallet }) => {
  const { port } = new URL(wallet.calls.url);
  await wallet.deposit();
  const deposit = await wallet.open();
  await wallet.withdraw();
  const withdrawal = await wallet.open();

  expect(await approve(port)).toEqual({
    code: 0,
    output:
      `rahim: Your deposit ${deposit} of RM 100.00 has been approved.\n` +
      `rahim: Your withdrawal ${withdrawal} of RM 100.00 has been approved.\n`,
    errors: '',
  });
  expect(await wallet.credit(11)).toBe('112.50');
  expect(await approve(port)).toMatchObject({ code: 0, output: 'Nothing waits for a decision\n' });
});
