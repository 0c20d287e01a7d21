import { CALL_PROBLEM_MARK } from '../../config.ts';
import { BEACON_LIMITS, CALL_PROBLEMS, type VisitBeacon } from '../../domain/visit/visit-beacon.ts';

/** What failed, each kind of it once: one mistake in a loop must not hide the others. */
type Failures = Required<Pick<VisitBeacon, 'errors' | 'calls' | 'policy'>>;

/** A frame of a stack in a script of ours. */
const OWN_FRAME = /(\S*?\/_astro\/[\w.-]+):(\d+):(\d+)/;

/** Leaving a page aborts its calls, so calls that failed offline this shortly before are not sent. */
const LEAVING_MS = 1_000;

/** The calls that failed on this page (`noteCallProblem` in src/lib/stores/session/client.ts). */
function failedCalls(): Failures['calls'] {
  return performance.getEntriesByName(CALL_PROBLEM_MARK).flatMap((entry) => {
    const { path, problem } = (entry as PerformanceMark).detail;
    const known = CALL_PROBLEMS.find((kind) => kind === problem);
    const isLeaving = known === 'offline' && performance.now() - entry.startTime < LEAVING_MS;
    return known && !isLeaving ? [{ path, problem: known }] : [];
  });
}

/** File, line and column where it is a script of ours; a page's own address is never reported. */
function sourceOf(file: string, line: string | number, column: string | number): string {
  const { origin } = location;
  if (!file.startsWith(`${origin}/`)) return 'other';
  const [path = ''] = file.slice(origin.length).split(/[?#]/);
  return path.startsWith('/_astro/')
    ? `${path}:${line}:${column}`.slice(0, BEACON_LIMITS.text)
    : 'page';
}

function sourceOfReason({ stack = '' }: Error): string {
  const [, frame = '', line = '', column = ''] = OWN_FRAME.exec(stack) ?? [];
  return sourceOf(frame.slice(frame.search(/https?:/)), line, column);
}

/** Collects what fails from now on: scripts, calls, the content policy, a form that did not start. @returns what gives those since the last call */
export function watchFailures(): () => Failures {
  const seen = new Set<string>();
  let found: Failures;
  const forget = () => {
    found = { errors: [], calls: [], policy: [] };
  };
  forget();

  function add<Kind extends keyof Failures>(kind: Kind, item: Failures[Kind][number]): void {
    const name = kind + JSON.stringify(item);
    if (seen.has(name) || seen.size >= BEACON_LIMITS.problems) return;
    seen.add(name);
    (found[kind] as (typeof item)[]).push(item);
  }

  addEventListener('error', ({ filename, lineno, colno }) => {
    add('errors', { kind: 'error', source: sourceOf(filename, lineno, colno) });
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    const isError = reason instanceof Error;
    // Leaving a page aborts what it was loading, which is no failure.
    if (isError && reason.name === 'AbortError') return;
    add('errors', { kind: 'rejection', source: isError ? sourceOfReason(reason) : 'other' });
  });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    add('policy', effectiveDirective),
  );

  return () => {
    for (const call of failedCalls()) add('calls', call);
    if (document.querySelector<HTMLElement>('[data-broken]')?.hidden === false)
      add('errors', { kind: 'broken', source: 'page' });
    const since = found;
    forget();
    return since;
  };
}
