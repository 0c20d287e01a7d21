/** A fake publisher process: `FAKE_PUBLISHER` says what it does. */
import { seenSecrets } from '../service-secrets.ts';

const kind = process.env['FAKE_PUBLISHER'];

console.log(`secrets: ${seenSecrets().join(' ')}`);
if (kind === 'publishes')
  process.send?.({ kind: 'published', id: 'one', pages: 3 }, () => process.disconnect?.());
if (kind === 'keeps')
  process.send?.({ kind: 'unchanged', id: 'one', kept: ['promotion'] }, () =>
    process.disconnect?.(),
  );
if (kind === 'lies') process.send?.({ kind: 'published', id: 7 }, () => process.disconnect?.());
if (kind === 'throws') throw new Error('out of luck');
if (kind === 'dies') process.kill(process.pid, 'SIGKILL');
if (kind === 'hangs') setInterval(() => undefined, 1_000);
