/** A fake publisher process: `FAKE_PUBLISHER` says what it does. */
const kind = process.env['FAKE_PUBLISHER'];

console.log(
  `secrets: ${process.env['WEBHOOK_SECRET'] ?? 'from .env'}${process.env['STATUS_TOKEN'] ?? 'from .env'}${process.env['PROBE_PASSWORD'] ?? 'from .env'}`,
);
if (kind === 'publishes') process.send?.({ kind: 'published', id: 'one', pages: 3 }, () => process.disconnect?.());
if (kind === 'keeps') {
  const kept = [{ list: 'promotion', readAt: '2026-01-01T00:00:00.000Z', isKept: true }];
  process.send?.({ kind: 'unchanged', id: 'one', kept }, () => process.disconnect?.());
}
if (kind === 'lies') process.send?.({ kind: 'published', id: 7 }, () => process.disconnect?.());
if (kind === 'throws') throw new Error('out of luck');
if (kind === 'dies') process.kill(process.pid, 'SIGKILL');
if (kind === 'hangs') setInterval(() => undefined, 1_000);
