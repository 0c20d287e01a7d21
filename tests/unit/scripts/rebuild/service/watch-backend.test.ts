import { expect, it, vi } from 'vitest';
import type { ProbeResult } from '../../../../../scripts/probe/probe-result.ts';
import type { ProbeEnd } from '../../../../../scripts/rebuild/probe/run-probe.ts';
import { startService, type TestService } from '../test-service.ts';

let service: TestService;

const textOf = async (path: string) => (await fetch(`${service.url}${path}`)).text();
const probeOf = async () => JSON.parse(await textOf('/healthz')).probe;
const publishNothing = () => new Promise<never>(() => undefined);

async function watched(probe: () => Promise<ProbeEnd>) {
  service = await startService((releases) => releases.publish('1'), { probeEveryMs: 50, probe });
  return service;
}

const answered = (...calls: ProbeResult[]): ProbeEnd => ({ kind: 'answered', calls });
const init: ProbeResult = { call: 'init', outcome: 'ok', status: 200, durationMs: 120, problems: [] };

it('says in the log, the metrics and /healthz that the backend has drifted, and that it keeps the contract again', async () => {
  const drifted: ProbeResult = { ...init, call: 'bank', outcome: 'drifted', problems: ["data[0]: must have required property 'id'"] };
  let end = answered(init, drifted, { call: 'login', outcome: 'left out', problems: ['needs a test account'] });
  const { log, releases } = await watched(async () => end);
  await releases.publish('1');
  const problems = ["bank: data[0]: must have required property 'id'"];

  await vi.waitFor(async () => expect(await probeOf()).toMatchObject({ outcome: 'drifted', problems, keptAt: null }));
  const answer = await fetch(`${service.url}/healthz`);
  expect([answer.status, (await answer.json()).status]).toEqual([200, 'ok']);
  expect(log).toContainEqual({ level: 'warn', fields: { probe: 'drifted', calls: 2, seconds: expect.any(Number), problems } });
  const metrics = await textOf('/metrics');
  expect(metrics).toContain('site_probe_call_state{call="bank",state="drifted"} 1');
  expect(metrics).toContain('site_probe_call_state{call="bank",state="ok"} 0');
  expect(metrics).toContain('site_probe_call_state{call="init",state="ok"} 1');
  expect(metrics).not.toContain('call="login"');
  expect(metrics).toMatch(/^site_probe_call_seconds_bucket\{le="0.2",call="init"\} [1-9]/m);
  expect(metrics).toMatch(/^site_probes_total\{outcome="drifted"\} [1-9]/m);
  expect(metrics).toMatch(/^site_probe_kept_timestamp_seconds Nan$/m);

  end = answered({ ...init, isSlow: true });
  await vi.waitFor(async () => expect(await probeOf()).toMatchObject({ outcome: 'kept', keptAt: expect.stringMatching(/^2/) }));
  const after = await textOf('/metrics');
  expect(after).not.toContain('site_probe_call_state{call="bank"');
  expect(after).toContain('site_probe_call_state{call="init",state="slow"} 1');
  expect(after).toMatch(/^site_probe_kept_timestamp_seconds 1\d{9}/m);
});

it('keeps what the last whole run found when one is broken off', async () => {
  let runs = 0;
  await watched(async () => {
    runs += 1;
    return runs === 1 ? answered({ ...init, outcome: 'drifted' }) : { kind: 'broken off', reason: 'killed' };
  });
  await vi.waitFor(async () => expect(await probeOf()).toMatchObject({ outcome: 'broken off', problems: ['killed'] }));
  const metrics = await textOf('/metrics');
  expect(metrics).toContain('site_probe_call_state{call="init",state="drifted"} 1');
  expect(metrics).toMatch(/^site_probes_total\{outcome="broken off"\} [1-9]/m);
});

it('says nothing of a probe where there is none', async () => {
  service = await startService(publishNothing);
  expect(await probeOf()).toBeNull();
  expect(await textOf('/metrics')).not.toContain('site_probe');
});
