import { describe, expect, it } from 'vitest';
import { specifiersIn, wrongImports } from '../../../../../scripts/check/sources/imports.ts';

describe('specifiersIn', () => {
  it('reads every kind of import of a script', () => {
    const text = `
      import type { A } from './a.ts';
      import './b.css';
      export { c } from '../c.ts';
      const d = await import('./d.ts');
      type E = typeof import('./e.ts');
      // import f from './f.ts'
      const text = "import g from './g.ts'";`;
    expect(specifiersIn('x.ts', text)).toEqual(['./a.ts', './b.css', '../c.ts', './d.ts', './e.ts']);
  });

  it('reads the frontmatter and the scripts of an Astro file, not its prose', () => {
    const text = `---
import Page from '@/layouts/Page.astro';
---
<Page><p>import it from 'nowhere'</p></Page>
<script>
  import { start } from './start';
</script>`;
    expect(specifiersIn('x.astro', text)).toEqual(['@/layouts/Page.astro', './start']);
  });
});

describe('wrongImports', () => {
  it.each([
    ['src/components/frame/Header.astro', 'src/layouts/Page.astro'],
    ['src/islands/games/Grid.island.tsx', 'src/lib/api/call.ts'],
    ['src/islands/ui/Field.tsx', 'src/lib/stores/session.ts'],
    ['src/pages/index.astro', 'scripts/settings/env.ts'],
    ['scripts/sandbox/app.ts', 'src/lib/config.ts'],
    ['scripts/sandbox/tests/app.test.ts', 'tests/unit/texts.ts'],
    ['scripts/commands/test.ts', 'scripts/sandbox/server.ts'],
    ['tests/e2e/home.test.ts', 'scripts/sandbox/server.ts'],
    ['scripts/serve/site.ts', 'hono'],
    ['src/components/frame/Header.astro', 'react'],
  ])('%s must not import %s', (file, target) => {
    expect(wrongImports(new Map([[file, [target]]]))).toEqual([expect.stringContaining(`${file} must not import ${target}`)]);
  });
});
