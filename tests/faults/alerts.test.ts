import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../unit/scripts/folder.ts';

const isThere = (name: string) => spawnSync(name, ['--version']).status === 0;
const [hasPromtool, hasAmtool] = [isThere('promtool'), isThere('amtool')];
const reason = hasPromtool ? '' : ' (left out: Prometheus is not installed)';
if (!hasPromtool) console.warn('The alerts are not tried out: apt-get install prometheus');

const folder = await folderOf();

/** Runs a tool that must be content, and say so. */
function expectContent(tool: string, args: string[], said: RegExp): void {
  const { status, stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8' });
  expect(`${stdout}${stderr}`).toMatch(said);
  expect(status).toBe(0);
}

describe.skipIf(!hasPromtool)(`promtool${reason}`, () => {
  it('finds nothing wrong with the rules, and each fires when it should', {
    timeout: 60_000,
  }, () => {
    const files = ['operations/alerts.test.yml', 'operations/alerts-over-days.test.yml'];
    expectContent('promtool', ['test', 'rules', ...files], /^(?!.*FAILED)/s);
  });

  it('understands every question of the dashboard, its variables filled in', () => {
    const { panels } = JSON.parse(readFileSync('operations/dashboard.json', 'utf8')) as {
      panels: { targets?: { expr: string }[] }[];
    };
    const questions = panels.flatMap(({ targets = [] }) =>
      targets.map(({ expr }) => expr.replaceAll('$session', '.*')),
    );
    const rules = questions.map((expr, number) => ({ record: `question:${number}`, expr }));
    const file = join(folder, 'questions.yml');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    expectContent(
      'promtool',
      ['check', 'rules', file],
      new RegExp(`SUCCESS: ${rules.length} rules found`),
    );
  });

  it('finds nothing wrong with the example of a configuration', () => {
    const file = join(folder, 'example.yml');
    const config = readFileSync('operations/prometheus.yml', 'utf8')
      .replace('/etc/prometheus/alerts.yml', join(process.cwd(), 'operations/alerts.yml'))
      .replace('/etc/prometheus/site-token', file);
    writeFileSync(file, config);
    expectContent('promtool', ['check', 'config', file], /SUCCESS: \d+ rules found/);
  });
});

describe.skipIf(!hasAmtool)(
  `amtool${hasAmtool ? '' : ' (left out: apt-get install prometheus-alertmanager)'}`,
  () => {
    it('finds nothing wrong with the example of a configuration', () => {
      expectContent('amtool', ['check-config', 'operations/alertmanager.yml'], /1 receivers/);
    });
  },
);
