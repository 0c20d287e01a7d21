import { readFileSync } from 'node:fs';
import { parseEnv as parseEnvFile } from 'node:util';
import { expect, it } from 'vitest';
import { asVariables, parseEnv } from '../../../../scripts/settings/env.ts';

const text = readFileSync('.env.example', 'utf8');

/** What somebody gets who copies the example and writes these settings into it. */
const copied = (changes: Record<string, string>, example = text) =>
  parseEnv({ ...parseEnvFile(example), ...changes });

it('names every setting', () => {
  const named = [...text.matchAll(/^#? ?([A-Z][A-Z\d_]+)=/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual(
    [
      ...Object.keys(asVariables(parseEnv({}))),
      ...['PORT', 'SANDBOX_PORT', 'STATUS_TOKEN', 'WEBHOOK_SECRET'],
      ...['PROBE_PASSWORD', 'PROBE_USERNAME'],
    ].sort(),
  );
});

it('shows the defaults, also those behind a #', () => {
  expect(copied({})).toEqual(parseEnv({}));
  expect(copied({}, text.replace(/^# (?=[A-Z][A-Z\d_]+=.)/gm, ''))).toEqual(parseEnv({}));
});
