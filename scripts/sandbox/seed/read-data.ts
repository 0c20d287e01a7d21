import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { CommandError } from '../command/run-command.ts';

const FOLDER = new URL('../data/', import.meta.url);

/**
 * Reads and checks a JSON file of `data/`.
 * @throws CommandError naming the file and the first place in it that is wrong
 */
export function readJson<Schema extends v.GenericSchema>(path: string, schema: Schema): v.InferOutput<Schema> {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), readText(path));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new CommandError(`data/${path}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}

/**
 * Reads a text file of `data/`, such as a page's HTML.
 * @throws CommandError naming the file when it is missing
 */
export function readText(path: string): string {
  try {
    return readFileSync(new URL(path, FOLDER), 'utf8');
  } catch (error) {
    throw new CommandError(`data/${path}: ${(error as Error).message}`);
  }
}
