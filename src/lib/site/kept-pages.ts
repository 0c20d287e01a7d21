import { readFileSync } from 'node:fs';

/** Pages that a build takes over from an earlier one, since nothing that they are made of has changed (scripts/build/kept-pages.ts). */
export interface KeptPages {
  /** Folder of the earlier build. */
  folder: string;
  /** The file in `/media` that messengers show, by the page's file in the built site. */
  pages: Record<string, string>;
}

let known: { file: string; kept: KeptPages } | undefined;

/** The pages that this build takes over; undefined where it makes all of them. */
export function keptPages(): KeptPages | undefined {
  const file = process.env['KEPT_PAGES'];
  if (!file) return undefined;
  if (known?.file !== file) known = { file, kept: JSON.parse(readFileSync(file, 'utf8')) as KeptPages };
  return known.kept;
}

/** Whether this build takes over the page at an address without its language's prefix, `promotion/reload-10`. */
export function isKept(prefix: string | undefined, path: string): boolean {
  return Object.hasOwn(keptPages()?.pages ?? {}, `${prefix ? `${prefix}/` : ''}${path}.html`);
}
