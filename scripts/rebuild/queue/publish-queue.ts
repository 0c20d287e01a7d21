import { failed, type Outcome } from '../publish/outcome.ts';

export interface QueueOptions {
  publish: (signal: AbortSignal) => Promise<Outcome>;
  onStart?: () => void;
  /** Must not throw. */
  onEnd?: (outcome: Outcome) => void | Promise<void>;
  /** Milliseconds before the second, third, … try after failures in a row; the last one repeats. */
  retryWaits?: readonly number[];
}

export interface PublishQueue {
  readonly isRunning: boolean;
  /** A publish waits, for the running one or for its next try. */
  readonly isWaiting: boolean;
  /** Asks for a publish that begins after this moment. */
  request(): void;
  /** Starts nothing more, stops what runs, and waits for its end. */
  close(): Promise<void>;
}

const MINUTE = 60_000;
const RETRY_WAITS = [30_000, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE];

/** At most one publish runs and at most one waits, whatever is asked. What failed is tried again by itself: nobody sends its webhook twice. */
export function publishQueue({ publish, onStart, onEnd, retryWaits = RETRY_WAITS }: QueueOptions): PublishQueue {
  const stop = new AbortController();
  let running: Promise<void> | undefined;
  let isAsked = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    isAsked = false;
    onStart?.();
    const outcome = await publish(stop.signal).catch((error: unknown) => failed('start', error));
    if (stop.signal.aborted) return;
    failures = outcome.kind === 'failed' ? failures + 1 : 0;
    await onEnd?.(outcome);
    running = undefined;
    if (isAsked) start();
    else if (failures > 0) retry = setTimeout(start, retryWaits[Math.min(failures, retryWaits.length) - 1]);
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
    get isWaiting() {
      return isAsked || retry !== undefined;
    },
    request() {
      isAsked = true;
      if (!running) start();
    },
    async close() {
      stop.abort();
      clearTimeout(retry);
      await running;
    },
  };
}
