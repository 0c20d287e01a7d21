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

  it.each([
    ['frontmatter and scripts, not prose', "---\nimport A from './a';\n---\n<p>import it from './x'</p><script>import './b';</script>"],
    ['scripts after letters of more than one byte', "---\nimport './a';\nconst a = 'আমার 😀';\n---\n<script>import './b';</script>"],
    [
      'the script after one that closes itself',
      "{a && <script is:inline set:html={a > b ? a : b} />}<script>import './a'; import './b';</script>",
    ],
  ])('reads in an Astro file %s', (_what, text) => {
    expect(specifiersIn('x.astro', text)).toEqual(['./a', './b']);
  });
});

describe('wrongImports', () => {
  it.each([
    ['src/components/frame/Header.astro', 'src/layouts/Page.astro'],
    ['src/islands/games/Grid.island.tsx', 'src/lib/api/call.ts'],
    ['scripts/sandbox/app.ts', 'src/lib/config.ts'],
    ['tests/e2e/home.test.ts', 'scripts/sandbox/server.ts'],
    ['scripts/serve/site.ts', 'hono'],
    ['src/islands/wallet/WalletMenu.tsx', 'react-dom/client'],
  ])('%s must not import %s', (file, target) => {
    expect(wrongImports(new Map([[file, [target]]]))).toEqual([expect.stringContaining(`${file} must not import ${target}`)]);
  });
});
