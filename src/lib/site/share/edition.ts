import { createHash } from 'node:crypto';
import sharp from 'sharp';
import manifest from '../../../../package.json' with { type: 'json' };
import type { Theme } from '../../config.ts';
import { paletteOf } from './palettes.ts';
import { QUALITIES } from './render.ts';

/** How the pictures are drawn: this room's code. */
const sources = import.meta.glob<string>('./*.ts', { eager: true, query: '?raw', import: 'default' });
/** Packages with letters, and the one that shapes them. */
const LETTERS = /^(?:@fontsource-variable\/|harfbuzzjs$|wawoff2$)/;

const editions = new Map<Theme, string>();

function read(theme: Theme): string {
  const packages = Object.entries(manifest.dependencies).filter(([name]) => LETTERS.test(name));
  const parts = [sources, packages, sharp.versions.sharp, QUALITIES, paletteOf(theme)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** A digest of all that decides how a share picture looks besides what it shows: with another edition, all are drawn anew. */
export function shareEdition(theme: Theme): string {
  const edition = editions.get(theme) ?? read(theme);
  editions.set(theme, edition);
  return edition;
}
