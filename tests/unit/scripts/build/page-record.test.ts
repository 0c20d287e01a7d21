import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isProvisional, readPageRecord, writePageRecord } from '../../../../scripts/build/page-record.ts';

let records: string;
beforeEach(async () => {
  records = join(await mkdtemp(join(tmpdir(), 'record-')), 'pages');
});
afterEach(() => rm(dirname(records), { recursive: true }));

const record = { code: 'c', isProvisional: false, pages: { 'promotion/a.html': { input: 'i', share: 'a-share.jpg' } } };

it('knows the pages of a build and of the one before it, and of no other', async () => {
  await writePageRecord('.releases/one', record, undefined, records);
  await writePageRecord('.releases/two', record, '.releases/one', records);
  expect(await readPageRecord('.releases/one', records)).toEqual(record);
  await writePageRecord('.releases/three', record, '.releases/two', records);
  expect(await readPageRecord('.releases/one', records)).toBeUndefined();
  expect((await readdir(records)).sort()).toEqual(['three.json', 'two.json']);
});

it('says of a build whether it was made before its pictures', async () => {
  await writePageRecord('.releases/one', { ...record, isProvisional: true }, undefined, records);
  await writePageRecord('.releases/two', record, '.releases/one', records);
  expect(await Promise.all(['one', 'two', 'none'].map((name) => isProvisional(`.releases/${name}`, records)))).toEqual([
    true,
    false,
    false,
  ]);
});
