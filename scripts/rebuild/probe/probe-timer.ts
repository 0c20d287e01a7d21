import { isInTrouble, outcomeOf, type ProbeRun } from './probe-run.ts';
import type { ProbeEnd } from './run-probe.ts';

export interface ProbeTimerOptions {
  /** From the end of a run to the next. */
  everyMs: number;
  /** Probes once, and stops when the signal aborts. */
  probe: (signal: AbortSignal) => Promise<ProbeEnd>;
  /** Must not throw. */
  onEnd: (run: ProbeRun) => void;
}

export type ProbeTimer = ReturnType<typeof probeTimer>;

/** A probe that takes longer is assumed to hang: twelve calls that all take their full time would be 3 minutes. */
const DEADLINE_MS = 4 * 60_000;
/** The first probe comes soon after the start, but not at once: a service that is started again and again would ask each time. */
const FIRST_MS = 30_000;
/** Back-off factors while the backend is in trouble, run after run. The second run comes in time, and says whether it lasts. */
const WAITS = [1, 1, 2, 4];

/** Probes the backend on a timer with back-off, never two at a time. */
export function probeTimer({ everyMs, probe, onEnd }: ProbeTimerOptions) {
  const stop = new AbortController();
  let timer: NodeJS.Timeout;
  let running: Promise<void> | undefined;
  let troubles = 0;
  let dueAt: Date;

  function runIn(ms: number): void {
    timer = setTimeout(() => {
      running = run();
    }, ms);
  }

  async function run(): Promise<void> {
    const deadline = new AbortController();
    const limit = setTimeout(() => deadline.abort(), DEADLINE_MS);
    const start = performance.now();
    const end = await probe(AbortSignal.any([stop.signal, deadline.signal])).catch(
      (error: unknown): ProbeEnd => ({ kind: 'broken off', reason: String(error) }),
    );
    clearTimeout(limit);
    running = undefined;
    if (stop.signal.aborted) return;
    troubles = isInTrouble(end) ? troubles + 1 : 0;
    const waitMs = everyMs * (WAITS[Math.min(troubles, WAITS.length - 1)] ?? 1);
    if (end.kind === 'answered') dueAt = new Date(Date.now() + waitMs);
    onEnd({ outcome: outcomeOf(end), endedAt: new Date(), seconds: (performance.now() - start) / 1_000, end });
    runIn(waitMs);
  }

  const firstMs = Math.min(everyMs, FIRST_MS);
  dueAt = new Date(Date.now() + firstMs);
  runIn(firstMs);
  return {
    /** When the backend has to be asked again. It passes when runs do not come to their end. */
    get dueAt() {
      return dueAt;
    },
    /** Stops the running probe, waits for its end, and starts no other. */
    async close() {
      stop.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
