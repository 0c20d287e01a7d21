import { CommandError } from './command.ts';

/** Problems listed; one mistake in the frame repeats on every page. */
const LISTED = 40;

/** @throws CommandError that lists the problems, if there are any */
export function assertNoProblems(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const rest = problems.length > LISTED ? [`… and ${problems.length - LISTED} more`] : [];
  throw new CommandError([...problems.slice(0, LISTED), ...rest].join('\n'));
}
