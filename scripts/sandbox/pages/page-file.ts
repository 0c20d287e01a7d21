import { readFileSync } from 'node:fs';
import type { Handler } from 'hono';

/** A file of this folder. */
export function pageFile(name: string, type: string): Handler {
  const file = new Uint8Array(readFileSync(new URL(name, import.meta.url)));
  return (c) => c.body(file, 200, { 'Content-Type': type });
}
