import { createHash } from 'node:crypto';
import sharp from 'sharp';
import manifest from '../../../../package.json' with { type: 'json' };
import { settings } from '../snapshot.ts';
import { themeSheet } from '../theme-colours.ts';
import { QUALITIES } from './render.ts';

/** How the pictures are drawn: this room's code. */
const sources = import.meta.glob<string>('./*.ts', { eager: true, query: '?raw', import: 'default' });
/** Packages with letters, and the one that shapes them. */
const packages = Object.entries(manifest.dependencies).filter(([name]) => /^(?:@fontsource-variable\/|harfbuzzjs$|wawoff2$)/.test(name));
const parts = [sources, packages, sharp.versions.sharp, QUALITIES, themeSheet(settings.theme)];

/** A digest of all that decides how a share picture looks besides what it shows: with another edition, all are drawn anew. */
export const SHARE_EDITION = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
