import type { KnownReport } from './read-report.ts';

type LoggedError = Pick<KnownReport['errors'][number], 'kind' | 'message' | 'source'> & { page: string };

const HOUR_MS = 3_600_000;
/** Different errors that are written an hour; whoever makes errors up shall not fill the disk. */
const MAX_AN_HOUR = 100;

/** Writes each different error once an hour. The metrics count them all; the log says which they are. */
export function errorLog(write: (error: LoggedError) => void, now: () => number = Date.now): (report: KnownReport) => void {
  const written = new Set<string>();
  let endsAt = 0;
  return ({ page, errors }) => {
    if (now() >= endsAt) {
      written.clear();
      endsAt = now() + HOUR_MS;
    }
    for (const { kind, message, source } of errors) {
      const name = `${kind} ${source} ${message}`;
      if (written.has(name) || written.size >= MAX_AN_HOUR) continue;
      written.add(name);
      write({ kind, message, source, page });
    }
  };
}
