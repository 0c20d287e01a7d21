import { hasFailed, type ProbeResult } from '../../probe/probe-result.ts';
import type { ProbeEnd } from './run-probe.ts';

/**
 * `kept`: the backend kept the contract in every call. `drifted`: an answer did not. `failed`: none drifted, but calls were refused or not
 * answered. `broken off`: the probe did not come to its end.
 */
export const RUN_OUTCOMES = ['kept', 'drifted', 'failed', 'broken off'] as const;

/** A probe that has ended. */
export interface ProbeRun {
  outcome: (typeof RUN_OUTCOMES)[number];
  endedAt: Date;
  seconds: number;
  end: ProbeEnd;
}

/** The result of a run of the probe. */
export function outcomeOf(end: ProbeEnd): ProbeRun['outcome'] {
  if (end.kind === 'broken off') return 'broken off';
  if (end.calls.some(({ outcome }) => outcome === 'drifted')) return 'drifted';
  return end.calls.some(hasFailed) ? 'failed' : 'kept';
}

/** Whether the backend did not do what it was asked. Asking it just as often would be a burden to it, and could lock the test player. */
export function isInTrouble(end: ProbeEnd): boolean {
  return end.kind === 'broken off' || end.calls.some((call) => hasFailed(call) && call.outcome !== 'drifted');
}

/** Problems of one call that are shown. A list of games can drift in each of its rows. */
const MAX_PROBLEMS = 5;

/** What to say of a call, one line each; nothing when all is well. A refusal’s words are left out: the backend may name the player in them. */
function problemsOf({ call, outcome, status, durationMs, isSlow, problems }: ProbeResult): string[] {
  const slow = isSlow ? [`${call}: slow (${durationMs} ms)`] : [];
  if (outcome === 'drifted') {
    const more = problems.length - MAX_PROBLEMS;
    return [...problems.slice(0, MAX_PROBLEMS), ...(more > 0 ? [`and ${more} more`] : [])].map((text) => `${call}: ${text}`).concat(slow);
  }
  if (outcome === 'unreachable') return [`${call}: unreachable: ${problems.join(' ')}`];
  return hasFailed({ outcome }) ? [`${call}: ${outcome} (${status})`, ...slow] : slow;
}

/** What to say of a run, one line each: where the answers drifted, by their path inside the JSON, but no value of them. */
export function runProblems(end: ProbeEnd): string[] {
  return end.kind === 'broken off' ? [end.reason] : end.calls.flatMap(problemsOf);
}
