import { rateLimit } from './rate-limit.ts';
import type { KnownReport } from './read-report.ts';

type LoggedError = Pick<KnownReport['errors'][number], 'kind' | 'message' | 'source'> & { page: string };

/** Each different error once an hour, and so many in all; whoever makes errors up shall not fill the disk. */
const RATE = { periodMs: 3_600_000, each: 1, all: 100, names: 100 };

/** Writes the errors of reports. The metrics count them all; the log says which they are. */
export function errorLog(write: (error: LoggedError) => void): (report: KnownReport) => void {
  const mayWrite = rateLimit(RATE);
  return ({ page, errors }) => {
    for (const { kind, message, source } of errors) if (mayWrite(`${kind} ${source} ${message}`)) write({ kind, message, source, page });
  };
}
