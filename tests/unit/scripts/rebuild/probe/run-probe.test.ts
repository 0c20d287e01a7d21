import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { runProbe } from '../../../../../scripts/rebuild/probe/run-probe.ts';
import { SECRET, SERVICE_SECRETS } from '../service-secrets.ts';

const script = fileURLToPath(new URL('fake-probe.ts', import.meta.url));

function run(kind: string, signal?: AbortSignal) {
  vi.stubEnv('FAKE_PROBE', kind);
  for (const name of SERVICE_SECRETS) vi.stubEnv(name, SECRET);
  return runProbe({ script, ...(signal && { signal }) });
}

it('takes what the probe printed, though a call failed, and keeps all secrets from it but its own account', async () => {
  expect(await run('fails')).toEqual({
    kind: 'answered',
    calls: [{ call: 'init', outcome: 'drifted', status: 200, durationMs: 7, problems: ['PROBE_PASSWORD', 'PROBE_USERNAME'] }],
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

it('understands what npm run probe prints of a backend that is not there', async () => {
  vi.stubEnv('API_URL', 'http://127.0.0.1:9');
  const init = expect.objectContaining({ call: 'init', outcome: 'unreachable', problems: [expect.stringMatching(/\w/)] });
  expect(await runProbe()).toEqual({ kind: 'answered', calls: expect.arrayContaining([init]) });
});
