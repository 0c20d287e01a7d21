import { readFileSync } from 'node:fs';
import { Registry } from 'prom-client';
import { beforeAll, expect, it } from 'vitest';
import { publishMetrics } from '../../../scripts/rebuild/status/publish-metrics.ts';
import { visitMetrics } from '../../../scripts/rebuild/status/visit-metrics.ts';
import { startService, type TestService } from '../scripts/rebuild/test-service.ts';

const RULES = readFileSync('operations/alerts.yml', 'utf8');
const DASHBOARD = readFileSync('operations/dashboard.json', 'utf8').replaceAll('\\"', '"');

let service: TestService;
beforeAll(async () => {
  const reportsFrom = 'https://site.example';
  service = await startService(() => new Promise(() => undefined), {
    reportsFrom,
  });
});

/** What each metric may be asked by. */
function labelsOf(): Map<string, string[]> {
  const registry = new Registry();
  publishMetrics(registry);
  visitMetrics(registry, () => undefined);
  const metrics = registry.getMetricsAsArray() as unknown as {
    name: string;
    labelNames: string[];
  }[];
  return new Map(metrics.map(({ name, labelNames }) => [name, labelNames]));
}

async function exposed(): Promise<string[]> {
  const text = await (await fetch(`${service.url}/metrics`)).text();
  return [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
}

const withoutSuffix = (name: string) => name.replace(/_(bucket|sum|count)$/, '');
const named = (text: string) =>
  new Set([...text.matchAll(/\bsite_[a-z_]+/g)].map(([name]) => withoutSuffix(name)));

it('is exposed by the service, each metric that rules and dashboard name', async () => {
  const names = await exposed();
  expect(names).not.toEqual([]);
  expect([...named(RULES), ...named(DASHBOARD)].filter((name) => !names.includes(name))).toEqual(
    [],
  );
});

it('is on the dashboard or in a rule, each metric of the service', async () => {
  const seen = new Set([...named(RULES), ...named(DASHBOARD)]);
  expect((await exposed()).filter((name) => !seen.has(name))).toEqual([]);
});

it('is a label of its metric, each that rules and dashboard ask by', () => {
  const labels = labelsOf();
  const asked = [...`${RULES}${DASHBOARD}`.matchAll(/\b(site_[a-z_]+)\{([^}]+)\}/g)].flatMap(
    ([, name = '', matchers = '']) =>
      [...matchers.matchAll(/(\w+)\s*(?:=|!=|=~|!~)\s*"/g)].map(([, label = '']) => ({
        name: withoutSuffix(name),
        label,
      })),
  );
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter(({ name, label }) => !labels.get(name)?.includes(label))).toEqual([]);
});
