import { failed, type Outcome } from '../publish/outcome.ts';

interface QueueOptions {
  publish: (signal: AbortSignal) => Promise<Outcome>;
  onStart?: () => void;
  /** Gets how long the publish took. Must not throw. */
  onEnd: (outcome: Outcome, seconds: number) => void | Promise<void>;
  /** Delays before the second, third, … try after failures in a row; the last one repeats. */
  retryDelaysMs?: readonly number[] | undefined;
}

export type PublishQueue = ReturnType<typeof publishQueue>;

const MINUTE_MS = 60_000;
const RETRY_DELAYS_MS = [30_000, MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS];

/** At most one publish runs and at most one waits. A failed one is tried again, because its webhook will not be sent a second time. */
export function publishQueue(options: QueueOptions) {
  const { publish, onStart, onEnd, retryDelaysMs = RETRY_DELAYS_MS } = options;
  const stop = new AbortController();
  let running: Promise<void> | undefined;
  let isRequested = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    isRequested = false;
    onStart?.();
    const begun = performance.now();
    const outcome = await publish(stop.signal).catch((error: unknown) => failed('start', error));
    if (stop.signal.aborted) return;
    failures = outcome.kind === 'failed' ? failures + 1 : 0;
    await onEnd(outcome, (performance.now() - begun) / 1_000);
    running = undefined;
    if (isRequested) start();
    else if (failures > 0)
      retry = setTimeout(start, retryDelaysMs[Math.min(failures, retryDelaysMs.length) - 1]);
  }

  function start(): void {
    clearTimeout(retry);
    retry = undefined;
    if (!stop.signal.aborted) running = run();
  }

  return {
    get isRunning() {
      return running !== undefined;
    },
    /** A publish is waiting for the running one to end, or for its next try. */
    get isWaiting() {
      return isRequested || retry !== undefined;
    },
    /** Requests a publish that starts after this call. */
    request() {
      isRequested = true;
      if (!running) start();
    },
    /** Stops the running publish, waits for its end, and starts no other. */
    async close() {
      stop.abort();
      clearTimeout(retry);
      await running;
    },
  };
}
