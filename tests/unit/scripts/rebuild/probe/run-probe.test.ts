import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { runProbe } from '../../../../../scripts/rebuild/probe/run-probe.ts';

const script = fileURLToPath(new URL('fake-probe.ts', import.meta.url));
afterEach(() => vi.unstubAllEnvs());

function run(kind: string, signal?: AbortSignal) {
  vi.stubEnv('FAKE_PROBE', kind);
  vi.stubEnv('WEBHOOK_SECRET', 'whsec_not_for_a_probe');
  vi.stubEnv('STATUS_TOKEN', 'not_for_a_probe');
  return runProbe({ script, ...(signal && { signal }) });
}

it('takes what the probe printed, though a call failed, and keeps the service’s secrets from it', async () => {
  expect(await run('fails')).toEqual({
    kind: 'answered',
    calls: [{ call: 'init', outcome: 'drifted', status: 200, durationMs: 7, problems: [''] }],
  });
});

it.each([
  ['lies', 'The probe ended with code 0 and said nothing'],
  ['throws', expect.stringContaining('out of luck')],
])('says why a probe came to no end that %s', async (kind, reason) => {
  expect(await run(kind)).toEqual({ kind: 'broken off', reason });
});

it('kills a probe that hangs when the signal aborts', async () => {
  const abort = new AbortController();
  const end = run('hangs', abort.signal);
  setImmediate(() => abort.abort());
  expect(await end).toEqual({ kind: 'broken off', reason: 'The operation was aborted' });
});
