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
    ['frontmatter with line ends of Windows', "---\r\nimport A from './a';\r\nimport './b';\r\n---\r\n<A />"],
    ['scripts after letters of more than one byte', "---\nimport './a';\nconst a = 'আমার 😀';\n---\n<script>import './b';</script>"],
    [
      'the script after one that closes itself',
      "{a && <script is:inline set:html={a > b ? a : b} />}<script>import './a'; import './b';</script>",
    ],
  ])('reads in an Astro file %s', (_what, text) => {
    expect(specifiersIn('x.astro', text)).toEqual(['./a', './b']);
  });

  it('says where a file cannot be parsed', () => {
    expect(() => specifiersIn('src/x.astro', '---\nconst a = ;\n---\n<p></p>')).toThrow('src/x.astro:2: Unexpected token');
  });
});

describe('wrongImports', () => {
  it.each([
    ['src/components/frame/Header.astro', 'src/layouts/Page.astro'],
    ['src/islands/games/Grid.island.tsx', 'src/lib/api/call.ts'],
    ['src/islands/ui/Field.tsx', 'src/lib/stores/session/session.ts'],
    ['src/pages/index.astro', 'scripts/settings/env.ts'],
    ['scripts/sandbox/app.ts', 'src/lib/config.ts'],
    ['scripts/sandbox/tests/app.test.ts', 'tests/unit/texts.ts'],
    ['scripts/commands/test.ts', 'scripts/sandbox/server.ts'],
    ['tests/e2e/home.test.ts', 'scripts/sandbox/server.ts'],
    ['scripts/serve/site.ts', 'hono'],
    ['src/components/frame/Header.astro', 'react'],
    ['src/islands/wallet/WalletMenu.tsx', 'react-dom/client'],
  ])('%s must not import %s', (file, target) => {
    expect(wrongImports(new Map([[file, [target]]]))).toEqual([expect.stringContaining(`${file} must not import ${target}`)]);
  });
});
