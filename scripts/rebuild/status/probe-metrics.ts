import { Gauge, type Registry } from 'prom-client';
import type { ProbeResult } from '../../probe/probe-result.ts';
import { type ProbeRun, RUN_OUTCOMES } from '../probe/probe-run.ts';
import { metricsIn } from './metrics.ts';

/** How a call can stand. A call that was left out has no line. */
const STATES = ['ok', 'slow', 'drifted', 'refused', 'maintenance', 'unreachable'] as const;

const CALL_SECONDS = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 15];

const stateOf = ({ outcome, isSlow }: ProbeResult) => (outcome === 'ok' && isSlow ? 'slow' : outcome);

const inSeconds = (time: Date) => time.getTime() / 1_000;

/** What the probe of the backend has found. */
export function probeMetrics(registry: Registry, dueAt: () => Date): { ended(run: ProbeRun): void } {
  const { counter, gauge, histogram } = metricsIn(registry);
  const last = gauge('site_probe_call_state', '1 for how each call went in the last probe', 'call', 'state');
  const calls = counter('site_probe_calls_total', 'Calls of the probe by how they went', 'call', 'state');
  const callSeconds = histogram('site_probe_call_seconds', 'How long the probe waited for each answer', CALL_SECONDS, 'call');
  const runs = counter('site_probes_total', 'Probes by how they ended', 'outcome');
  const runSeconds = gauge('site_probe_seconds', 'How long the last whole probe took');
  const endedAt = gauge('site_probe_ended_timestamp_seconds', 'When the last whole probe ended');
  const keptAt = gauge('site_probe_kept_timestamp_seconds', 'When the backend last kept the contract in every call');
  for (const known of [runSeconds, endedAt, keptAt]) known.set(Number.NaN);
  for (const outcome of RUN_OUTCOMES) runs.inc({ outcome }, 0);
  new Gauge({
    name: 'site_probe_due_timestamp_seconds',
    help: 'When the backend has to be probed again; it passes when probes do not come to their end',
    registers: [registry],
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
