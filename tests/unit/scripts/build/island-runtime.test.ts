import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createRuntimeFiles } from '../../../../scripts/build/island-runtime.ts';
import { built } from '../folder.ts';

const DIRECTIVE = '(()=>{(self.Astro||(self.Astro={})).touched=1})();';
const ELEMENT = '(()=>{customElements.define("astro-island",f)})();';
const SHEET = '<style>astro-island,astro-slot{display:contents}</style>';
const OWN = '<script>own()</script>';

it('moves what starts a page’s islands into a file that the head names, and nothing else', async () => {
  const { folder } = await built({ '_astro/form.js': '' });
  const html = createRuntimeFiles(folder)(
    `<head>${OWN}</head><body>${SHEET}<script>${DIRECTIVE}\n</script><script>${ELEMENT}</script><astro-island></astro-island>${OWN}`,
  );
  const [, address = ''] = /src="([^"]*)"/.exec(html) ?? [];
  expect(address).toMatch(/^\/_astro\/islands\.[0-9a-f]{8}\.js$/);
  expect(html).toBe(
    `<head>${OWN}${SHEET}<script async fetchpriority="high" src="${address}"></script></head><body><astro-island></astro-island>${OWN}`,
  );
  expect(readFileSync(join(folder, address), 'utf8')).toBe(`${DIRECTIVE}\n${ELEMENT}`);
});
