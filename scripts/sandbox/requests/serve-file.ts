import { readFileSync } from 'node:fs';
import type { Handler } from 'hono';

/** Answers with a file, read once. */
export function serveFile(path: URL, type: string): Handler {
  const body = new Uint8Array(readFileSync(path));
  return (c) => c.body(body, 200, { 'Content-Type': type });
}
