import { CommandError } from './command.ts';

/** A mistake in the frame repeats on every page, so not all are listed. */
const MAX_LISTED = 40;

/** @throws CommandError that lists the problems, if there are any */
export function assertNoProblems(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const rest = problems.length > MAX_LISTED ? [`… and ${problems.length - MAX_LISTED} more`] : [];
  throw new CommandError([...problems.slice(0, MAX_LISTED), ...rest].join('\n'));
}
