import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isProvisional, readPageRecord, writePageRecord } from '../../../../scripts/build/page-record.ts';

const origin = process.cwd();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'record-'));
  process.chdir(folder);
});
afterEach(async () => {
  process.chdir(origin);
  await rm(folder, { recursive: true });
});

const record = { code: 'c', isProvisional: false, pages: { 'promotion/a.html': { input: 'i', share: 'a-share.jpg' } } };

it('knows the pages of a build and of the one before it, and of no other', async () => {
  await writePageRecord('.releases/one', record, undefined);
  await writePageRecord('.releases/two', record, '.releases/one');
  expect(await readPageRecord('.releases/one')).toEqual(record);
  await writePageRecord('.releases/three', record, '.releases/two');
  expect(await readPageRecord('.releases/one')).toBeUndefined();
  expect((await readdir('.cache/pages')).sort()).toEqual(['three.json', 'two.json']);
});

it('says of a build whether it was made before its pictures', async () => {
  await writePageRecord('.releases/one', { ...record, isProvisional: true }, undefined);
  await writePageRecord('.releases/two', record, '.releases/one');
  expect(await Promise.all(['one', 'two', 'none'].map((name) => isProvisional(`.releases/${name}`)))).toEqual([true, false, false]);
});
