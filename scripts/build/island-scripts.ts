import { createHash } from 'node:crypto';
import { policyHash } from './virtual-module.ts';

const ISLAND_SCRIPT = /<script>(\(\(\)=>\{(?:(?!<\/script>)[\s\S])*?(?:self\.Astro|astro-island)(?:(?!<\/script>)[\s\S])*?)<\/script>/g;

/** A script that several pages share. */
export interface SharedScript {
  /** From the site's root, named after its content. */
  address: string;
  text: string;
}

/**
 * Moves Astro's island runtime, which it writes into every page with an island, to files: 1.5 kB that a page of forms has no room for, and that
 * the next page need not send again. Only a script that the page's policy allows by hash is moved, so that nothing else becomes allowed.
 */
export function shareIslandScripts(html: string): { html: string; scripts: SharedScript[] } {
  const scripts: SharedScript[] = [];
  const shared = html.replace(ISLAND_SCRIPT, (element, text: string) => {
    if (!html.includes(policyHash(text))) return element;
    const address = `/_astro/island.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
    scripts.push({ address, text });
    return `<script defer src="${address}"></script>`;
  });
  return { html: shared, scripts };
}
