import { CALL_PROBLEM_MARK } from '../../config.ts';
import type { Problem } from '../../domain/problem.ts';

/** Notes a call that failed. The browser's own timeline keeps it until the page is idle and its reports are loaded. */
export function noteCallProblem(path: string, problem: Problem): void {
  const isServerError = problem.kind === 'refused' && problem.isServerError;
  performance.mark(CALL_PROBLEM_MARK, { detail: { path, problem: isServerError ? 'serverError' : problem.kind } });
}
