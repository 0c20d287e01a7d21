import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pagesToKeep } from '../../../../scripts/build/kept-pages.ts';
import { pageInputs } from '../../../../scripts/build/page-inputs.ts';

const plain = { id: '1', slug: 'plain', name: 'Plain', html: '<p>Plain</p>', summary: '' };
const other = { id: '2', slug: 'other', name: 'Other', html: '<p>Other</p>', summary: '' };
const linking = { id: '3', slug: 'linking', name: 'Linking', html: '<a href="/bd/%70romotion/other#terms">Other</a>', summary: '' };
const PROMOTIONS = [plain, other, linking];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inputs-'));
  for (const name of ['settings', 'providers', 'games', 'help']) await writeFile(join(folder, `${name}.json`), '{}');
});
afterEach(() => rm(folder, { recursive: true }));

async function inputsOf(promotions: readonly object[], code = 'code') {
  await writeFile(join(folder, 'promotions.json'), JSON.stringify(promotions));
  return pageInputs(folder, code);
}

/** Pages whose digests are others than before, or which are new. */
async function changedBy(promotions: readonly object[], code?: string) {
  const before = await inputsOf(PROMOTIONS);
  const now = await inputsOf(promotions, code);
  return [...now].filter(([file, input]) => before.get(file) !== input).map(([file]) => file);
}
const everywhere = (slug: string) => ['', 'bd/', 'cn/', 'ms/'].map((prefix) => `${prefix}promotion/${slug}.html`);

it('knows the page of every promotion in every language', async () => {
  expect([...(await inputsOf(PROMOTIONS)).keys()].sort()).toEqual(['plain', 'other', 'linking'].flatMap(everywhere).sort());
});

it('changes with the promotion itself alone, and where a page leads to promotions', async () => {
  expect((await changedBy([{ ...plain, html: '<p>New</p>' }, other, linking])).sort()).toEqual(
    ['plain', 'linking'].flatMap(everywhere).sort(),
  );
  expect(await changedBy([plain, linking])).toEqual(everywhere('linking'));
});

it('changes where the languages do that a promotion is shown in', async () => {
  expect(await changedBy([plain, other, { ...linking, html: '', language: 'ms' }])).toEqual(['ms/promotion/linking.html']);
  const english = { ...plain, language: 'en' };
  const before = await inputsOf([english]);
  const now = await inputsOf([english, { ...other, language: 'bd' }]);
  expect([...before.keys()].sort()).toEqual(everywhere('plain').sort());
  expect(now.get('promotion/plain.html')).not.toBe(before.get('promotion/plain.html'));
  expect(now.has('bd/promotion/plain.html')).toBe(false);
});

it.each(['settings', 'providers', 'games', 'help'])('changes for all pages with the %s', async (name) => {
  const before = await inputsOf(PROMOTIONS);
  await writeFile(join(folder, `${name}.json`), '{"new":1}');
  const now = await inputsOf(PROMOTIONS);
  expect([...now].filter(([file, input]) => before.get(file) === input)).toEqual([]);
});

it('changes for all pages with the code', async () => {
  expect(await changedBy(PROMOTIONS, 'other code')).toHaveLength(12);
});

it('keeps what has not changed and is there, but for one page in each language, which is made again to be compared', async () => {
  const inputs = await inputsOf(PROMOTIONS);
  const record = Object.fromEntries([...inputs].map(([file, input]) => [file, { input, share: 'a-share.jpg' }]));
  for (const file of inputs.keys()) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    if (file !== 'cn/promotion/linking.html') await writeFile(join(folder, file), '<p>');
  }
  const changed = new Map([...inputs, ['bd/promotion/linking.html', 'another']]);
  const { pages, probes } = pagesToKeep(folder, record, changed);
  expect(probes).toEqual(everywhere('plain'));
  expect(Object.keys(pages).sort()).toEqual([...everywhere('other'), 'promotion/linking.html', 'ms/promotion/linking.html'].sort());
});
