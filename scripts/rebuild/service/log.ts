import { type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** Logs JSON, one line an event, to standard output or to a file. It writes synchronously, so that a crash loses nothing. */
export function serviceLog(file?: string): Log {
  const destination = pino.destination(
    file ? { dest: file, mkdir: true, sync: true } : { fd: 1, sync: true },
  );
  return pino(
    { name: 'rebuild', base: { name: 'rebuild' }, timestamp: pino.stdTimeFunctions.isoTime },
    destination,
  );
}
