import { REFRESH_PAUSE_KEY } from '../../browser/storage/storage-keys.ts';
import { stored } from '../../browser/storage/stored.ts';

interface StoredPause {
  failures: number;
  until: number;
}

const FIRST_MS = 1_000;
/** Doubled after each failure up to this. */
const MAX_MS = 30_000;
/** No pause is longer, whatever the server asks for. */
const MAX_RETRY_AFTER_MS = 5 * 60_000;

/** A pause that ended long ago counts as none, and so does one that a changed clock put far away. */
const pause = stored<StoredPause>(REFRESH_PAUSE_KEY, ({ failures, until }) =>
  Math.abs(until - Date.now()) <= MAX_RETRY_AFTER_MS && Number.isInteger(failures) && failures > 0
    ? { failures, until }
    : undefined,
);

/**
 * The time in which no tab asks for a new token, after a refresh that failed without a refusal. All tabs share it through local storage, so that many
 * pages do not ask a server that is down one after another.
 */
export const refreshPause = {
  isOn: () => readPause().until > Date.now(),

  /** Begins after a failure. Takes how long the server asked to wait, in milliseconds. */
  begin(retryAfterMs = 0): void {
    const failures = readPause().failures + 1;
    const backoffMs = Math.min(MAX_MS, FIRST_MS * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
    const waitMs = Math.min(MAX_RETRY_AFTER_MS, Math.max(backoffMs, retryAfterMs));
    pause.write({ failures, until: Date.now() + waitMs });
  },

  end: pause.remove,
};

function readPause(): StoredPause {
  return pause.read() ?? { failures: 0, until: 0 };
}
