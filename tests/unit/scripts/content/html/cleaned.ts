import { expect } from 'vitest';
import { sanitize } from '../../../../../scripts/content/html/sanitize.ts';

/** What readers get of a text without pictures. */
export const cleaned = (html: string) => sanitize(html, new Map()).html;

export const becomes = (dirty: string, expected: string) => expect(cleaned(dirty)).toBe(expected);
