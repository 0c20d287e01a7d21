import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../unit/scripts/folder.ts';

const isThere = (name: string) => spawnSync(name, ['--version']).status === 0;
const [hasPromtool, hasAmtool] = [isThere('promtool'), isThere('amtool')];
const reason = hasPromtool ? '' : ' (left out: Prometheus is not installed)';
if (!hasPromtool) console.warn('The alerts are not tried out: apt-get install prometheus');

const TIMEOUT = 60_000;

const folder = await folderOf();
const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' });
/** Questions of the dashboard, with its variables filled in. */
const questions = () => {
  const { panels } = JSON.parse(readFileSync('operations/dashboard.json', 'utf8')) as { panels: { targets?: { expr: string }[] }[] };
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr.replaceAll('$session', '.*')));
};

describe.skipIf(!hasPromtool)(`promtool${reason}`, () => {
  it('finds nothing wrong with the rules, and each fires when it should', { timeout: TIMEOUT }, () => {
    const { status, stdout, stderr } = promtool('test', 'rules', 'operations/alerts.test.yml', 'operations/alerts-over-days.test.yml');
    expect(`${stdout}${stderr}`).not.toContain('FAILED');
    expect(status).toBe(0);
  });

  it('understands every question of the dashboard', () => {
    const rules = questions().map((expr, number) => ({ record: `question:${number}`, expr }));
    const file = join(folder, 'questions.yml');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    const { status, stdout, stderr } = promtool('check', 'rules', file);
    expect(`${stdout}${stderr}`).toContain(`SUCCESS: ${rules.length} rules found`);
    expect(status).toBe(0);
  });

  it('finds nothing wrong with the example of a configuration', () => {
    const rules = join(process.cwd(), 'operations/alerts.yml');
    const config = readFileSync('operations/prometheus.yml', 'utf8').replace('/etc/prometheus/alerts.yml', rules);
    const file = join(folder, 'example.yml');
    writeFileSync(file, config.replace('/etc/prometheus/site-token', join(folder, 'example.yml')));
    const { status, stdout, stderr } = promtool('check', 'config', file);
    expect(`${stdout}${stderr}`).toMatch(/SUCCESS: \d+ rules found/);
    expect(status).toBe(0);
  });
});

describe.skipIf(!hasAmtool)(`amtool${hasAmtool ? '' : ' (left out: apt-get install prometheus-alertmanager)'}`, () => {
  it('finds nothing wrong with the example of a configuration', () => {
    const { status, stdout, stderr } = spawnSync('amtool', ['check-config', 'operations/alertmanager.yml'], { encoding: 'utf8' });
    expect(`${stdout}${stderr}`).toContain('1 receivers');
    expect(status).toBe(0);
  });
});
