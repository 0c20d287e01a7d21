import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { billProblem, reproducibleBill } from '../../../../scripts/lock-file/bill-of-materials.ts';
import { runNpm } from '../../../../scripts/run/npm.ts';

const component = (name: string) => ({
  type: 'library',
  name,
  version: '1.0.0',
  'bom-ref': `${name}@1.0.0`,
  purl: `pkg:npm/${name}@1.0.0`,
});

/** As npm prints it, at another time and in another folder each time it is called. */
function printed(folder: string, npm: string, names: string[]): string {
  return JSON.stringify({
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${crypto.randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: new Date().toISOString(),
      tools: [{ vendor: 'npm', name: 'cli', version: npm }],
      component: { ...component('site'), name: folder },
    },
    components: names.map(component),
    dependencies: names.map((name) => ({
      ref: `${name}@1.0.0`,
      dependsOn: names.filter((other) => other !== name).map((other) => `${other}@1.0.0`),
    })),
  });
}

it('is the same wherever and whenever it is made, and valid', async () => {
  const one = reproducibleBill(printed('main', '11.0.0', ['b', 'a', 'c']), 'site');
  expect(reproducibleBill(printed('elsewhere', '11.9.0', ['c', 'b', 'a']), 'site')).toBe(one);
  expect(JSON.parse(one).metadata).toEqual({ tools: [{ vendor: 'npm', name: 'cli' }], component: component('site') });
  expect(JSON.parse(one).components.map(({ name }: { name: string }) => name)).toEqual(['a', 'b', 'c']);
  expect(await billProblem(one)).toBeUndefined();
});

it.each([
  ['a component without a name', { components: [{ type: 'library' }] }],
  ['a licence that does not exist', { components: [{ type: 'library', name: 'a', licenses: [{ license: { id: 'MITT' } }] }] }],
  ['a field that does not exist', { parts: [] }],
])('%s makes it invalid', async (_what, change) => {
  const bill = JSON.parse(printed('main', '11.0.0', ['a']));
  expect(await billProblem(JSON.stringify({ ...bill, ...change }))).toMatch(/\w/);
});

it('has every package of the lock file with its version', { timeout: 60_000 }, async () => {
  const { code, text } = await runNpm(['sbom', '--sbom-format=cyclonedx', '--package-lock-only']);
  expect(code).toBe(0);
  const bill = reproducibleBill(text, 'site');
  expect(await billProblem(bill)).toBeUndefined();
  const named = new Set((JSON.parse(bill) as { components: { purl: string }[] }).components.map(({ purl }) => decodeURIComponent(purl)));
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version?: string; link?: boolean }>;
  };
  const locked = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);
  const missing = locked.filter(([place, { version }]) => !named.has(`pkg:npm/${place.replace(/.*node_modules\//, '')}@${version}`));
  expect(missing.map(([place]) => place)).toEqual([]);
});
