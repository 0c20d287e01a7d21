import type { Registry } from 'prom-client';
import { type ProbeRun, runProblems } from '../probe/probe-run.ts';
import { type ProbeTimerOptions, probeTimer } from '../probe/probe-timer.ts';
import { probeMetrics } from '../status/probe-metrics.ts';
import type { Log } from './log.ts';

interface WatchOptions extends Pick<ProbeTimerOptions, 'everyMs' | 'probe'> {
  log: Log;
  registry: Registry;
}

export type BackendWatch = ReturnType<typeof watchBackend>;

const LINES = {
  kept: 'The backend keeps the contract',
  drifted: 'The backend does not keep the contract',
  failed: 'The backend did not do what the probe asked',
  'broken off': 'The probe did not come to its end',
} as const satisfies Record<ProbeRun['outcome'], string>;

/** Probes the backend on a timer, and writes the result to the log, the metrics and `/healthz`. */
export function watchBackend({ everyMs, probe, log, registry }: WatchOptions) {
  let lastRun: ProbeRun | undefined;
  let keptAt: Date | undefined;

  function onEnd(run: ProbeRun): void {
    lastRun = run;
    if (run.outcome === 'kept') keptAt = run.endedAt;
    metrics.ended(run);
    const { outcome, seconds, end } = run;
    const calls = end.kind === 'answered' ? end.calls.filter(({ durationMs }) => durationMs !== undefined).length : 0;
    log[outcome === 'kept' ? 'info' : 'warn'](
      { probe: outcome, calls, seconds: Number(seconds.toFixed(1)), problems: runProblems(end) },
      LINES[outcome],
    );
  }

  const timer = probeTimer({ everyMs, probe, onEnd });
  const metrics = probeMetrics(registry, () => timer.dueAt);
  return {
    /** Whether the backend keeps the contract, for `/healthz`. Times in ISO 8601; nothing is known before the first run. */
    status: () => ({
      outcome: lastRun?.outcome ?? null,
      endedAt: lastRun?.endedAt.toISOString() ?? null,
      problems: lastRun ? runProblems(lastRun.end) : [],
      /** When it last did so in every call. */
      keptAt: keptAt?.toISOString() ?? null,
      /** When it has to be asked again. */
      dueAt: timer.dueAt.toISOString(),
    }),
    close: timer.close,
  };
}
