import { readFileSync } from 'node:fs';
import type { Handler } from 'hono';

/** Answers with a file, read once. */
export function file(path: URL, type: string, headers: Record<string, string> = {}): Handler {
  const body = new Uint8Array(readFileSync(path));
  return (c) => c.body(body, 200, { 'Content-Type': type, ...headers });
}
