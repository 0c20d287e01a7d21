import type { RouteName } from '../contract/routes.ts';

export const OUTCOMES = ['ok', 'drifted', 'refused', 'maintenance', 'unreachable', 'left out'] as const;

/**
 * How one call went. `drifted`: done, but the answer does not keep the contract, and `problems` say where. `unreachable`: no answer, or none that
 * is JSON. `left out`: the probe cannot make it, or what it needs was not in an earlier answer.
 */
export type Outcome = (typeof OUTCOMES)[number];

export interface ProbeResult {
  call: RouteName;
  outcome: Outcome;
  /** Undefined when it was left out. */
  durationMs?: number;
  /** The HTTP status, when there was an answer. */
  status?: number;
  /** One line each: where the answer drifted, or why the call was refused or left out. */
  problems: string[];
  /** Slower than `SLOW_MS`. */
  isSlow?: true;
}

/** A call that takes longer makes players wait: they see a placeholder for that long. */
export const SLOW_MS = 2_000;

/** Whether the backend kept its word in a call. Slowness alone is no failure. */
export function hasFailed({ outcome }: Pick<ProbeResult, 'outcome'>): boolean {
  return outcome !== 'ok' && outcome !== 'left out';
}
