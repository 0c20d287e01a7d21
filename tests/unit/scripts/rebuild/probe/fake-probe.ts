/** A fake probe: `FAKE_PROBE` says what it does. */
import { seenSecrets } from '../service-secrets.ts';

const kind = process.env['FAKE_PROBE'];

if (kind === 'fails') {
  console.log(JSON.stringify([{ call: 'init', outcome: 'drifted', status: 200, durationMs: 7, problems: seenSecrets() }]));
  process.exitCode = 1;
}
if (kind === 'lies') console.log('[{"call":"init","outcome":"well"}]');
if (kind === 'throws') throw new Error('out of luck');
if (kind === 'hangs') setInterval(() => process.stdout.write('['), 10);
