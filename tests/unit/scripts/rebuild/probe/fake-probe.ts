/** A fake probe: `FAKE_PROBE` says what it does. */
export const kind = process.env['FAKE_PROBE'];
const secrets = `${process.env['WEBHOOK_SECRET'] ?? 'from .env'}${process.env['STATUS_TOKEN'] ?? 'from .env'}`;

if (kind === 'fails') {
  console.log(JSON.stringify([{ call: 'init', outcome: 'drifted', status: 200, durationMs: 7, problems: [secrets] }]));
  process.exitCode = 1;
}
if (kind === 'lies') console.log('[{"call":"init","outcome":"well"}]');
if (kind === 'throws') throw new Error('out of luck');
if (kind === 'hangs') setInterval(() => process.stdout.write('['), 10);
