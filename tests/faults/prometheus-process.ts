import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/test/free-port.ts';

const isThere = (name: string) => spawnSync(name, ['--version']).status === 0;

/** Whether Prometheus and its tool are there. `.ci/run` installs Debian's. */
export const hasPrometheus = isThere('prometheus') && isThere('promtool');
/** Whether Alertmanager's tool is there. */
export const hasAmtool = isThere('amtool');

export interface Alert {
  labels: Record<string, string>;
  state: 'pending' | 'firing';
}

export interface RunningPrometheus {
  /** Asks the API: `query?query=up`. @returns its `data` */
  ask<Data>(path: string): Promise<Data>;
  /** Names of the alerts that fire. */
  firing(): Promise<string[]>;
  stop(): Promise<void>;
}

interface Site {
  /** Host and port that `/metrics` is asked of. */
  target: string;
  token: string;
}

/** Replaces what has to be there. */
function replaced(text: string, changes: readonly [string | RegExp, string][]): string {
  return changes.reduce((current, [from, to]) => {
    const next = current.replaceAll(from, to);
    if (next === current) throw new Error(`${from} is not in the file`);
    return next;
  }, text);
}

/**
 * Runs Prometheus with the files of `operations/`, changed in this alone: the addresses are this machine's, it asks and thinks every second, and
 * no alert waits (`for: 15m` becomes `for: 0s`).
 */
export async function startPrometheus(folder: string, { target, token }: Site): Promise<RunningPrometheus> {
  mkdirSync(folder, { recursive: true });
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const rules = file('alerts.yml', replaced(readFileSync('operations/alerts.yml', 'utf8'), [[/for: \w+$/gm, 'for: 0s']]));
  const config = replaced(readFileSync('operations/prometheus.yml', 'utf8'), [
    [/interval: 15s/g, 'interval: 1s'],
    ['/etc/prometheus/alerts.yml', rules],
    ['/etc/prometheus/site-token', file('site-token', `${token}\n`)],
    ['scheme: https', 'scheme: http'],
    [/site\.example/g, target],
  ]);
  const listen = `127.0.0.1:${await freePort()}`;
  const flags = [
    `--config.file=${file('prometheus.yml', config)}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=${listen}`,
  ];
  const child = spawn('prometheus', [...flags, '--log.level=warn'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let problems = '';
  child.stderr.on('data', (part) => {
    problems += part;
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  async function ask<Data>(path: string): Promise<Data> {
    const answer = await fetch(`http://${listen}/api/v1/${path}`);
    const { status, data, error } = (await answer.json()) as { status: string; data: Data; error?: string };
    if (status !== 'success') throw new Error(`${path}: ${error}`);
    return data;
  }
  while (
    !(await fetch(`http://${listen}/-/ready`)
      .then(({ ok }) => ok)
      .catch(() => false))
  ) {
    if (child.exitCode !== null) throw new Error(`Prometheus ended with ${child.exitCode}: ${problems}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    ask,
    async firing() {
      const { alerts } = await ask<{ alerts: Alert[] }>('alerts');
      return [...new Set(alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels['alertname'] ?? ''))].sort();
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
