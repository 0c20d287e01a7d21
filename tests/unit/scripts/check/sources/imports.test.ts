import { expect, it } from 'vitest';
import { specifiersIn, wrongImports } from '../../../../../scripts/check/sources/imports.ts';

it('reads every kind of import, in an Astro file those of frontmatter and scripts', () => {
  const text =
    "import type { A } from './a.ts'; import './b.css'; export { c } from '../c.ts'; await import('./d.ts'); // import './e.ts'";
  expect(specifiersIn('x.ts', text)).toEqual(['./a.ts', './b.css', '../c.ts', './d.ts']);
  const page =
    "---\nimport './a';\nconst a = 'আমার 😀';\n---\n<script set:html={a} /><p>import it from './x'</p><script>import './b';</script>";
  expect(specifiersIn('x.astro', page)).toEqual(['./a', './b']);
});

it.each([
  ['src/components/frame/Header.astro', 'src/layouts/Page.astro'],
  ['src/islands/games/Grid.island.tsx', 'src/lib/api/call.ts'],
  ['tests/e2e/home.test.ts', 'scripts/sandbox/server.ts'],
  ['scripts/run/command.ts', 'scripts/commands/test.ts'],
  ['src/islands/wallet/WalletMenu.tsx', 'react-dom/client'],
])('%s must not import %s', (file, target) => {
  expect(wrongImports(new Map([[file, [target]]]))).toEqual([
    expect.stringContaining(`${file} must not import ${target}`),
  ]);
});
