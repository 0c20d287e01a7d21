import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { runPublisher } from '../../../../../scripts/rebuild/service/run-publisher.ts';
import { SECRET, SERVICE_SECRETS } from '../service-secrets.ts';

const script = fileURLToPath(new URL('fake-publisher.ts', import.meta.url));

function run(kind: string, signal?: AbortSignal) {
  vi.stubEnv('FAKE_PUBLISHER', kind);
  for (const name of SERVICE_SECRETS) vi.stubEnv(name, SECRET);
  const lines: string[] = [];
  const outcome = runPublisher({
    script,
    onLine: (line) => lines.push(line),
    ...(signal ? { signal } : {}),
  });
  return { outcome, lines };
}

it.each([
  ['publishes', { kind: 'published', id: 'one', pages: 3 }],
  ['keeps', { kind: 'unchanged', id: 'one', kept: ['promotion'] }],
  [
    'lies',
    { kind: 'failed', step: 'start', reason: 'The publisher ended with code 0 and said nothing' },
  ],
  [
    'throws',
    { kind: 'failed', step: 'start', reason: 'The publisher ended with code 1 and said nothing' },
  ],
  [
    'dies',
    { kind: 'failed', step: 'start', reason: 'The publisher ended with SIGKILL and said nothing' },
  ],
])('reports how a publisher ended that %s', async (kind, expected) => {
  const { outcome, lines } = run(kind);
  expect(await outcome).toEqual(expected);
  expect(lines[0]).toBe('secrets: ');
});

it('stops a publisher that hangs when the signal aborts', async () => {
  const abort = new AbortController();
  const { outcome, lines } = run('hangs', abort.signal);
  await vi.waitFor(() => expect(lines).toHaveLength(1), 5_000);
  abort.abort();
  expect(await outcome).toMatchObject({
    kind: 'failed',
    reason: 'The publisher ended with SIGTERM and said nothing',
  });
});
