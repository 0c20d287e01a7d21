import { readFileSync } from 'node:fs';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { publishMetrics } from '../../../scripts/rebuild/status/publish-metrics.ts';
import { visitMetrics } from '../../../scripts/rebuild/status/visit-metrics.ts';

const RULES = readFileSync('operations/alerts.yml', 'utf8');
const DASHBOARD = readFileSync('operations/dashboard.json', 'utf8').replaceAll('\\"', '"');

const registry = new Registry();
publishMetrics(registry);
visitMetrics(registry, () => undefined);
/** What each metric may be asked by. */
const LABELS = new Map(
  (registry.getMetricsAsArray() as unknown as { name: string; labelNames: string[] }[]).map(
    ({ name, labelNames }) => [name, labelNames],
  ),
);

const withoutSuffix = (name: string) => name.replace(/_(bucket|sum|count)$/, '');
const ASKED = RULES + DASHBOARD;
const SEEN = new Set([...ASKED.matchAll(/\bsite_[a-z_]+/g)].map(([name]) => withoutSuffix(name)));

it('is exposed by the service, each metric that rules and dashboard name', () => {
  expect([...SEEN].filter((name) => !LABELS.has(name))).toEqual([]);
});

it('is on the dashboard or in a rule, each metric of the service', () => {
  expect([...LABELS.keys()].filter((name) => !SEEN.has(name))).toEqual([]);
});

it('is a label of its metric, each that rules and dashboard ask by', () => {
  const asked = [...ASKED.matchAll(/\b(site_[a-z_]+)\{([^}]+)\}/g)].flatMap(
    ([, name = '', matchers = '']) =>
      [...matchers.matchAll(/(\w+)\s*(?:=|!=|=~|!~)\s*"/g)].map(([, label = '']) => ({
        name: withoutSuffix(name),
        label,
      })),
  );
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter(({ name, label }) => !LABELS.get(name)?.includes(label))).toEqual([]);
});
