import { readFileSync } from 'node:fs';

const FOLDER = new URL('../data/', import.meta.url);

/** A text file of `data/`, such as a page's HTML. */
export const readText = (path: string): string => readFileSync(new URL(path, FOLDER), 'utf8');

/** A JSON file of `data/` that is chosen by language; the others are imported, so that their types are known. */
export const readJson = <Value>(path: string) => JSON.parse(readText(path)) as Value;
