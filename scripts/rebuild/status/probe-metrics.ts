import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { ProbeResult } from '../../probe/probe-result.ts';
import { type ProbeRun, RUN_OUTCOMES } from '../probe/probe-run.ts';

/** How a call can stand. A call that was left out has no line. */
const STATES = ['ok', 'slow', 'drifted', 'refused', 'maintenance', 'unreachable'] as const;

const stateOf = ({ outcome, isSlow }: ProbeResult) => (outcome === 'ok' && isSlow ? 'slow' : outcome);

const inSeconds = (time: Date) => time.getTime() / 1_000;

/** What the probe of the backend has found. Times in seconds; those that are not known yet are NaN. */
export function probeMetrics(registry: Registry, dueAt: () => Date): { ended(run: ProbeRun): void } {
  const registers = [registry];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const labelNames = ['call', 'state'];
  const last = new Gauge({ name: 'site_probe_call_state', help: '1 for how each call went in the last probe', labelNames, registers });
  const calls = new Counter({ name: 'site_probe_calls_total', help: 'Calls of the probe by how they went', labelNames, registers });
  const callSeconds = new Histogram({
    name: 'site_probe_call_seconds',
    help: 'How long the probe waited for each answer',
    labelNames: ['call'],
    buckets: [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 15],
    registers,
  });
  const runs = new Counter({ name: 'site_probes_total', help: 'Probes by how they ended', labelNames: ['outcome'], registers });
  const runSeconds = gauge('site_probe_seconds', 'How long the last whole probe took');
  const endedAt = gauge('site_probe_ended_timestamp_seconds', 'When the last whole probe ended');
  const keptAt = gauge('site_probe_kept_timestamp_seconds', 'When the backend last kept the contract in every call');
  for (const known of [runSeconds, endedAt, keptAt]) known.set(Number.NaN);
  for (const outcome of RUN_OUTCOMES) runs.inc({ outcome }, 0);
  new Gauge({
    name: 'site_probe_due_timestamp_seconds',
    help: 'When the backend has to be probed again; it passes when probes do not come to their end',
    registers,
    collect() {
      this.set(inSeconds(dueAt()));
    },
  });

  return {
    ended({ outcome, endedAt: time, seconds, end }) {
      runs.inc({ outcome });
      if (end.kind === 'broken off') return;
      runSeconds.set(seconds);
      endedAt.set(inSeconds(time));
      if (outcome === 'kept') keptAt.set(inSeconds(time));
      last.reset();
      for (const answered of end.calls) {
        const { call, durationMs } = answered;
        if (durationMs === undefined) continue;
        for (const state of STATES) last.set({ call, state }, Number(state === stateOf(answered)));
        calls.inc({ call, state: stateOf(answered) });
        callSeconds.observe({ call }, durationMs / 1_000);
      }
    },
  };
}
