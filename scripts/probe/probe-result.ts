import * as v from 'valibot';
import { ROUTES, type RouteName } from '../contract/routes.ts';

const OUTCOMES = ['ok', 'drifted', 'refused', 'maintenance', 'unreachable', 'left out'] as const;

/**
 * How one call went. `drifted`: done, but the answer does not keep the contract, and `problems` say where. `unreachable`: no answer, or none that
 * is JSON. `left out`: the probe cannot make it, or what it needs was not in an earlier answer.
 */
export type Outcome = (typeof OUTCOMES)[number];

/** One call of a probe, as `npm run probe -- --json` says it. */
export const ProbeResultSchema = v.object({
  call: v.picklist(Object.keys(ROUTES) as RouteName[]),
  outcome: v.picklist(OUTCOMES),
  /** Undefined when it was left out. */
  durationMs: v.exactOptional(v.number()),
  /** The HTTP status, when there was an answer. */
  status: v.exactOptional(v.number()),
  /** One line each: where the answer drifted, or why the call was refused or left out. */
  problems: v.array(v.string()),
  /** Slower than `SLOW_MS`. */
  isSlow: v.exactOptional(v.literal(true)),
});
export type ProbeResult = v.InferOutput<typeof ProbeResultSchema>;

/** A call that takes longer makes players wait: they see a placeholder for that long. */
export const SLOW_MS = 2_000;

/** Whether the backend kept its word in a call. Slowness alone is no failure. */
export function hasFailed({ outcome }: Pick<ProbeResult, 'outcome'>): boolean {
  return outcome !== 'ok' && outcome !== 'left out';
}
