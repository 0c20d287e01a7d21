import { stripVTControlCharacters } from 'node:util';
import { agoText, type ListState } from '../../content/snapshot/list-times.ts';

/** Where a publish can fail; `send` is the way to a bucket. */
export const STEPS = ['start', 'pull', 'build', 'check', 'swap', 'send'] as const;
export type Step = (typeof STEPS)[number];

export interface Failure {
  kind: 'failed';
  step: Step;
  reason: string;
}

/** The live release after a publish. */
interface Shown {
  id: string;
  /** Lists that could not be read, so that earlier ones are shown; absent where all were read. */
  kept?: ListState[];
}

/** How a publish ended. Only `published` replaces the live release. */
export type Outcome =
  | ({ kind: 'published'; pages: number } & Shown)
  /** The live release shows exactly what the backend has. */
  | ({ kind: 'unchanged' } & Shown)
  /** The backend still has the content that was rolled back by hand: nothing is published until it changes. */
  | { kind: 'withheld'; id: string }
  | Failure;

/** Says which step of a publish threw. */
export class StepError extends Error {
  readonly step: Step;
  constructor(step: Step, cause: unknown) {
    super(`the ${step} failed`, { cause });
    this.step = step;
  }
}

/**
 * Runs a step of a publish.
 * @throws StepError with what the step threw as its cause
 */
export async function runStep<Value>(step: Step, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (cause) {
    throw new StepError(step, cause);
  }
}

/** Characters kept of a reason, which goes to logs and to `/healthz`. A tool's output begins with the place and ends with the cause. */
const MAX_REASON = { start: 600, end: 1_400 };

/** The outcome of a publish whose step threw. */
export function failed(step: Step, error: unknown): Failure {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim();
  const isLong = text.length > MAX_REASON.start + MAX_REASON.end;
  return { kind: 'failed', step, reason: isLong ? `${text.slice(0, MAX_REASON.start)}\n…\n${text.slice(-MAX_REASON.end)}` : text };
}

function keptText({ kept = [] }: Shown): string {
  const lists = kept.map(({ list, readAt }) => `${list} (${readAt ? `read ${agoText(Date.now() - Date.parse(readAt))}` : 'age unknown'})`);
  return lists.length > 0 ? `; could not be read and was kept: ${lists.join(', ')}` : '';
}

/** The outcome in one line, for a terminal or a log. */
export function describeOutcome(outcome: Outcome): string {
  if (outcome.kind === 'published') return `Published ${outcome.id}, ${outcome.pages} pages${keptText(outcome)}`;
  if (outcome.kind === 'unchanged') return `Nothing has changed: ${outcome.id} stays live${keptText(outcome)}`;
  if (outcome.kind === 'withheld') return `This content was rolled back: ${outcome.id} stays live until it changes`;
  return `Not published, the ${outcome.step} failed: ${outcome.reason}`;
}
