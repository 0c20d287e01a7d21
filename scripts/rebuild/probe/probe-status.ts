import type { ProbeRun } from './probe-run.ts';

/** What `/healthz` says of the probe. Times in ISO 8601. */
export interface ProbeStatus {
  /** How the last run ended; null before the first. */
  outcome: ProbeRun['outcome'] | null;
  endedAt: string | null;
  /** One line each: where an answer drifted, by its path inside the JSON, and which call was refused, slow or not answered. */
  problems: string[];
  /** When the backend last kept the contract in every call; null if it has not since the service was started. */
  keptAt: string | null;
  /** When it has to be asked again. */
  dueAt: string;
}
