import { stripVTControlCharacters } from 'node:util';

/** Where a publish can fail. */
export const STEPS = ['start', 'pull', 'build', 'check', 'swap'] as const;
export type Step = (typeof STEPS)[number];

export interface Failure {
  kind: 'failed';
  step: Step;
  reason: string;
}

/** How a publish ended. The live release is another one only after `published`. */
export type Outcome =
  | { kind: 'published'; id: string; pages: number }
  /** What is live shows exactly what the backend has. */
  | { kind: 'unchanged'; id: string }
  /** The backend has what was rolled back by hand: nothing is published until that changes. */
  | { kind: 'withheld'; id: string }
  | Failure;

/** Carries which step of a publish threw. */
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
export async function as<Value>(step: Step, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (cause) {
    throw new StepError(step, cause);
  }
}

/** Characters of a reason, which ends up in logs and in `/healthz`; a tool's last words say most, its first words say where. */
const LONGEST = { start: 600, end: 1_400 };

export function failed(step: Step, error: unknown): Failure {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim();
  const isLong = text.length > LONGEST.start + LONGEST.end;
  return { kind: 'failed', step, reason: isLong ? `${text.slice(0, LONGEST.start)}\n…\n${text.slice(-LONGEST.end)}` : text };
}

/** One line for a terminal or a log. */
export function describe(outcome: Outcome): string {
  if (outcome.kind === 'published') return `Published ${outcome.id}, ${outcome.pages} pages`;
  if (outcome.kind === 'unchanged') return `Nothing has changed: ${outcome.id} stays live`;
  if (outcome.kind === 'withheld') return `This content was rolled back: ${outcome.id} stays live until it changes`;
  return `Not published, the ${outcome.step} failed: ${outcome.reason}`;
}
