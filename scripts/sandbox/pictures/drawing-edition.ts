import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Subjects } from '../art/draw.ts';

const ART = new URL('../art/', import.meta.url);

/** A digest of the drawing code and of what it draws: after a change of either, all pictures are drawn anew. */
export function drawingEdition(subjects: Subjects): string {
  const digest = createHash('sha256').update(JSON.stringify(subjects));
  for (const file of globSync('**/*.ts', { cwd: fileURLToPath(ART) }).sort()) digest.update(file).update(readFileSync(new URL(file, ART)));
  return digest.digest('hex').slice(0, 12);
}
