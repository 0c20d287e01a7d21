import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

/** Where a publish can fail. */
const STEPS = ['start', 'pull', 'build', 'check', 'swap'] as const;
export type Step = (typeof STEPS)[number];

const FailureSchema = v.object({
  kind: v.literal('failed'),
  step: v.picklist(STEPS),
  reason: v.string(),
});
export type Failure = v.InferOutput<typeof FailureSchema>;

/**
 * The live release after a publish. `kept`: lists that could not be read, so that earlier ones are shown; absent where all were read. `leftOut`: what the
 * backend's texts lost, one line a kind; absent where nothing was.
 */
const shown = {
  id: v.string(),
  kept: v.exactOptional(v.array(v.string())),
  leftOut: v.exactOptional(v.array(v.string())),
};

/** How a publish ended. Only `published` replaces the live release. */
export const OutcomeSchema = v.variant('kind', [
  v.object({ kind: v.literal('published'), pages: v.number(), ...shown }),
  /** The live release shows exactly what the backend has. */
  v.object({ kind: v.literal('unchanged'), ...shown }),
  /** The backend still has the content that was rolled back by hand: nothing is published until it changes. */
  v.object({ kind: v.literal('withheld'), id: v.string() }),
  FailureSchema,
]);
export type Outcome = v.InferOutput<typeof OutcomeSchema>;

/** Characters kept of a reason, which goes to logs and to `/healthz`. A tool's output begins with the place and ends with the cause. */
const MAX_REASON = { start: 600, end: 1_400 };

/** The outcome of a publish whose step threw. */
export function failed(step: Step, error: unknown): Failure {
  const text = stripVTControlCharacters(
    error instanceof Error ? error.message : String(error),
  ).trim();
  const isLong = text.length > MAX_REASON.start + MAX_REASON.end;
  return {
    kind: 'failed',
    step,
    reason: isLong ? `${text.slice(0, MAX_REASON.start)}\n…\n${text.slice(-MAX_REASON.end)}` : text,
  };
}

function contentText({ kept = [], leftOut = [] }: { kept?: string[]; leftOut?: string[] }): string {
  return [
    kept.length > 0 ? `; could not be read and was kept: ${kept.join(', ')}` : '',
    leftOut.length > 0 ? `; left out of texts: ${leftOut.join('; ')}` : '',
  ].join('');
}

/** The outcome in one line, for a terminal or a log. */
export function describeOutcome(outcome: Outcome): string {
  if (outcome.kind === 'published')
    return `Published ${outcome.id}, ${outcome.pages} pages${contentText(outcome)}`;
  if (outcome.kind === 'unchanged')
    return `Nothing has changed: ${outcome.id} stays live${contentText(outcome)}`;
  if (outcome.kind === 'withheld')
    return `This content was rolled back: ${outcome.id} stays live until it changes`;
  return `Not published, the ${outcome.step} failed: ${outcome.reason}`;
}
