import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const rules = readFileSync('operations/alerts.yml', 'utf8');
const tests = ['alerts', 'alerts-over-days'].map((name) => readFileSync(`operations/${name}.test.yml`, 'utf8')).join('\n');
const runbook = readFileSync('docs/runbook.md', 'utf8');

const alerts = rules
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => ({ name: text.slice(0, text.indexOf('\n')), text }));

it('has for each alert a weight, a line for the phone, what it is about and where the runbook says what to do', () => {
  expect(alerts.length).toBeGreaterThan(10);
  for (const { name, text } of alerts) {
    expect(text, name).toMatch(/^ {8}labels: \{ severity: (critical|warning) \}$/m);
    expect(text, name).toMatch(/^ {10}summary: \S.{10,70}$/m);
    expect(text, name).toMatch(/^ {10}description: \S.{10,}$/m);
    expect(text, name).toContain(`runbook: docs/runbook.md#${name.toLowerCase()}\n`);
  }
});

it('has a part of the runbook for each alert, and no part without one', () => {
  const parts = [...runbook.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(parts).toEqual(alerts.map(({ name }) => name));
});

it('has a test for each alert, firing and silent', () => {
  for (const { name } of alerts) {
    expect(tests, name).toMatch(new RegExp(`alertname: ${name}\\n\\s+exp_alerts:`));
    expect(tests, name).toMatch(new RegExp(`alertname: ${name} \\}`));
  }
});
