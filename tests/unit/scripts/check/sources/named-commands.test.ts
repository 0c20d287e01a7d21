import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { commandProblems, missingCommands } from '../../../../../scripts/check/sources/named-commands.ts';

const SCRIPTS = new Set(['start', 'test', 'sandbox', 'sandbox:approve']);
const named = (text: string) => missingCommands(new Map([['README.md', text]]), SCRIPTS);

it.each([
  ['`npm ci && npm start`, `npm run sandbox:approve` and npm run sandbox -- --reset'],
  ['`npm test --workspace sandbox-backend`'],
  ['`npm run …` takes Node 26, `npm install -E` adds a package, npm testers'],
])('passes %s', (text) => expect(named(text)).toEqual([]));

it.each([
  ['| `npm run browsers` | walks |', 'browsers'],
  ['npm run sandbox:approved', 'sandbox:approved'],
  ['npm stop', 'stop'],
])('finds %s', (text, name) => expect(named(text)).toEqual([`README.md: names npm run ${name}, which package.json does not have`]));

it('reads docs, messages and what CI runs from the folders', async () => {
  const root = await mkdtemp(join(tmpdir(), 'commands-'));
  const files = {
    'package.json': '{ "scripts": { "start": "node start.ts" } }',
    'docs/deploying.md': 'npm start, then npm run gone',
    'scripts/sandbox/README.md': 'npm run lost',
    'scripts/run/error.ts': '"run npm run missing"',
    '.ci/run': 'npm test',
    'scripts/sandbox/node_modules/a/README.md': 'npm run other',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  expect(commandProblems(root).map((problem) => problem.split(',')[0])).toEqual([
    '.ci/run: names npm run test',
    'docs/deploying.md: names npm run gone',
    'scripts/run/error.ts: names npm run missing',
    'scripts/sandbox/README.md: names npm run lost',
  ]);
  await rm(root, { recursive: true });
});
