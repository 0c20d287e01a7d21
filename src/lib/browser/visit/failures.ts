import { CALL_PROBLEM_MARK } from '../../config.ts';
import {
  CALL_PROBLEMS,
  type FailureKind,
  MAX_FAILURES,
  type VisitBeacon,
} from '../../domain/visit/visit-beacon.ts';

type Failures = NonNullable<VisitBeacon['failures']>;

/** A place in a built script, in a stack or alone: origin, file, line and column. */
const SCRIPT_PLACE = /(https?:\/\/[^/\s]+)(\/_astro\/[\w.-]+)[^\s:]*(:\d+:\d+)/;

/** Leaving a page aborts its calls, so calls that failed offline this shortly before are not sent. */
const LEAVING_MS = 1_000;

/** The place in a script of ours that a stack or an address names, else `page` or `other`: a page's own address is never reported. */
function placeIn(text: string): string {
  const [, origin, file, position] = SCRIPT_PLACE.exec(text) ?? [];
  if (origin === location.origin) return `${file}${position}`;
  return text.startsWith(`${location.origin}/`) ? 'page' : 'other';
}

/** Collects what fails from now on: scripts, calls, the content policy, a form that did not start. @returns what gives those since the last call */
export function watchFailures(): () => Failures {
  const seen = new Set<string>();
  const found: Failures = [];

  /** Each failure counts once: one mistake in a loop must not hide the others. */
  function add(kind: FailureKind, at: string): void {
    const name = `${kind} ${at}`;
    if (seen.has(name) || seen.size >= MAX_FAILURES) return;
    seen.add(name);
    found.push({ kind, at });
  }

  addEventListener('error', ({ filename, lineno, colno }) =>
    add('error', placeIn(`${filename}:${lineno}:${colno}`)),
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    const { name, stack = '' }: Partial<Error> = reason instanceof Error ? reason : {};
    // Leaving a page aborts what it was loading, which is no failure.
    if (name !== 'AbortError') add('rejection', placeIn(stack));
  });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    add('policy', effectiveDirective),
  );

  return () => {
    // As `noteCallProblem` in src/lib/stores/session/client.ts noted them, before this was loaded, too.
    for (const mark of performance.getEntriesByName(CALL_PROBLEM_MARK)) {
      const { path, problem } = (mark as PerformanceMark).detail;
      const isLeaving = problem === 'offline' && performance.now() - mark.startTime < LEAVING_MS;
      if (CALL_PROBLEMS.includes(problem) && !isLeaving) add(problem, path);
    }
    if (document.querySelector<HTMLElement>('[data-broken]')?.hidden === false)
      add('broken', 'page');
    return found.splice(0);
  };
}
