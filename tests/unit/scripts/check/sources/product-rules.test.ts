import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { docsProblems, missingFiles, missingTexts, unknownCitations } from '../../../../../scripts/check/sources/product-rules.ts';

const texts = (files: Record<string, string>) => new Map(Object.entries(files));

describe('missingFiles', () => {
  const known = new Set([
    ...['docs', 'docs/product.md', 'README.md', '.env.example', 'src', 'src/lib', 'src/lib/forms', 'src/lib/forms/amount.ts'],
    ...['src/pages/[...lang]', 'src/pages/[...lang]/slots/[code].astro', 'tests/e2e/home.test.ts'],
  ]);
  const named = (text: string) => missingFiles(texts({ 'docs/product.md': text, 'README.md': '# A project\n\n## Run it\n' }), known);

  it.each([
    ['`src/lib/forms/amount.ts`<br>`tests/e2e/home.test.ts`'],
    ['The rules are in src/lib/forms.'],
    ['`src/pages/[...lang]/slots/[code].astro`, in `src/pages/[...lang]`'],
    ['```mermaid\nA[src/lib/forms/amount.ts] --> B[forms/amount.ts: digits]\n```'],
    ['[settings](../.env.example), [start](../README.md#run-it), [here](#a-heading), [web](https://a.example/x.ts)\n# A heading'],
    ['`src/content/site/promotions.json`, which a command writes'],
    ['read and/or write, text/csv'],
  ])('passes %s', (text) => expect(named(text)).toEqual([]));

  it('takes a path in a folder’s own page as one below that folder', () => {
    const files = new Set(['src/lib/README.md', 'src/lib/tests/a.ts']);
    expect(missingFiles(texts({ 'src/lib/README.md': 'in `tests/a.ts` and `tests/b.ts`' }), files)).toEqual([
      'src/lib/README.md: names tests/b.ts, which is not there',
    ]);
  });

  it.each([
    ['`src/lib/forms/gone.ts`', 'names src/lib/forms/gone.ts, which is not there'],
    ['in `tests/e2e/gone/`', 'names tests/e2e/gone, which is not there'],
    ['`src/pages/[...lang]/slots/[name].astro`', 'names src/pages/[...lang]/slots/[name].astro, which is not there'],
    ['A[api/amount.ts]', 'names api/amount.ts, which is not there'],
    ['[x](gone.md)', 'links to gone.md, which is not there'],
    ['[x](../README.md#stop-it)', 'links to ../README.md#stop-it, which has no such heading'],
  ])('finds %s', (text, problem) => expect(named(text)).toEqual([`docs/product.md: ${problem}`]));
});

it('misses texts that no file of their rule has', () => {
  const rules = [
    '| # | rule | code | proof |',
    '| 8.1.1 | Success: "Login successful!", failure: "Login failed." | `a.json`<br>`b.json` | `c.test.ts` |',
    '| 8.1.2 | No text | `gone.json` | none |',
  ];
  const files: Record<string, string> = { 'a.json': '"done": "Login successful!"', 'b.json': '"failed": "Login has failed."' };
  expect(missingTexts(rules.join('\n'), (file) => files[file])).toEqual(['docs/product.md, 8.1.1: no file has "Login failed."']);
});

describe('unknownCitations', () => {
  const docs = texts({
    'docs/decisions.md': '# Decisions\n\n7. **Remember me.** A mark.\n8. **Who may end a session.**\n',
    'docs/security.md':
      '## The ten findings\n\n| # | finding |\n| 5 | a form |\n\n## 1. Measured\n\n### 1.2 One refresh\n\n## 2. Hazards\n\n| # | hazard |\n| 13 | no limit |\n| 14 | twice |\n',
    'docs/product.md':
      '## 2. Screens\n\n### 2.8 Login\n\n| 2.8.1 | a notice "Deposit Disabled" |\n\n## 7. Calls\n\n| 7.2.24 | `GET v1/game-list`: pages |\n',
  });
  const cited = (comment: string) => unknownCitations(texts({ 'src/a.ts': `/** ${comment} */` }), docs);

  it.each([
    ['What holds (decisions, 7 and 8).'],
    ['Decisions, 8.'],
    ['(security.md, hazards 13 and 14; security.md, 1.2, measured)'],
    ['security.md, finding 5'],
    ['Spec section 2, Login.'],
    ['(spec section 7, `GET v1/game-list`)'],
    ['(spec section 2, ‘Deposit Disabled’ and its like)'],
    ['(spec sections 2 and 7)'],
    ['see docs/decisions.md and security.md'],
    ['a decision of 12 players, see notes/plan.md'],
  ])('passes "%s"', (comment) => expect(cited(comment)).toEqual([]));

  it.each([
    ['(decisions, 9)', 'decision 9'],
    ['(decisions, 7 and 41)', 'decision 41'],
    ['(security.md,\n * hazard 26)', 'security.md, hazard 26'],
    ['(security.md, hazards 13 and 26)', 'security.md, hazard 26'],
    ['(security.md, finding 13)', 'security.md, finding 13'],
    ['(security.md, 1.7)', 'security.md, 1.7'],
    ['(spec section 3)', 'spec section 3'],
    ['(spec section 2, Logout)', 'spec section 2, Logout'],
    ['(spec sections 2 and 7, Login)', 'spec section 7, Login'],
    ['(design.md, "Leaning")', 'design.md'],
  ])('finds "%s"', (comment, what) => expect(cited(comment)).toEqual([`src/a.ts: cites ${what}, which docs/ does not have`]));
});

it('reads docs and code from the folders', async () => {
  const root = await mkdtemp(join(tmpdir(), 'docs-'));
  const files = {
    'docs/decisions.md': '1. **One.** In `src/a.ts` and `src/b.ts`.\n',
    'README.md': '[decisions](docs/decisions.md)',
    'src/a.ts': '// decisions, 1 and 2',
    'scripts/x/node_modules/y.ts': '// decisions, 3',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  expect(docsProblems(root)).toEqual([
    'docs/decisions.md: names src/b.ts, which is not there',
    'src/a.ts: cites decision 2, which docs/ does not have',
  ]);
  await rm(root, { recursive: true });
});
