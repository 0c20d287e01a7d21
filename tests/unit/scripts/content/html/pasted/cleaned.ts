import { cleanHtml } from '../../../../../../scripts/content/html/clean.ts';

/** What readers get of a text without pictures. */
export const cleaned = (html: string) => cleanHtml(html, new Map()).html;
