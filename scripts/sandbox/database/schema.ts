import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('schema/', import.meta.url);

/** The SQL that creates every table, one file a subject. The order of the files does not matter to SQLite. */
export function schema(): string {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'))
    .join('\n');
}
