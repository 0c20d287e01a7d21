interface QueueOptions {
  /** Publishes once, and must not throw. @returns whether it has to be tried again */
  publish: (signal: AbortSignal) => Promise<boolean>;
  /** Delays before the second, third, … try after failures in a row; the last one repeats. */
  retryDelaysMs?: readonly number[] | undefined;
}

export type PublishQueue = ReturnType<typeof publishQueue>;

const MINUTE_MS = 60_000;
const RETRY_DELAYS_MS = [30_000, MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS];

/** At most one publish runs and at most one waits. A failed one is tried again, because its webhook will not be sent a second time. */
export function publishQueue({ publish, retryDelaysMs = RETRY_DELAYS_MS }: QueueOptions) {
  const stop = new AbortController();
  let running: Promise<void> | undefined;
  let isRequested = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    isRequested = false;
    failures = (await publish(stop.signal)) ? failures + 1 : 0;
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
