import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const rules = readFileSync('operations/alerts.yml', 'utf8');
const runbook = readFileSync('docs/runbook.md', 'utf8');

it('has a part of the runbook for each alert, and no part without one', () => {
  const names = (text: string, line: RegExp) => [...text.matchAll(line)].map(([, name]) => name);
  expect(names(runbook, /^### (\w+)$/gm)).toEqual(names(rules, /^ {6}- alert: (\w+)$/gm));
});
