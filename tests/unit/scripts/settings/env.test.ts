import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv as parseEnvFile } from 'node:util';
import { expect, it, vi } from 'vitest';
import { CommandError } from '../../../../scripts/run/command.ts';
import { asVariables, parseEnv, readEnv } from '../../../../scripts/settings/env.ts';
import { assertPublicAddresses } from '../../../../scripts/settings/public-addresses.ts';
import { folderOf } from '../folder.ts';

const published = {
  SITE_URL: 'https://play.example',
  API_URL: 'https://api.example',
  PUBLIC_PUSHER_KEY: 'app-key',
  PUBLIC_RECAPTCHA_SITE_KEY: 'site-key',
};

it('parseEnv is understood by whoever gets its settings as variables', () => {
  for (const env of [
    parseEnv({}),
    parseEnv({
      ...published,
      MAINTENANCE: 'on',
      PUBLIC_FORCE_TOKEN: 'off',
      PUBLIC_SERVICE_WORKER: 'off',
    }),
  ])
    expect(parseEnv(asVariables(env))).toEqual(env);
});

it('parseEnv leaves no trace of the sandbox when the backend is another', () => {
  expect(parseEnv({ ...published }).usesSandbox).toBe(false);
  expect(Object.values(asVariables(parseEnv({ ...published }))).join(' ')).not.toMatch(
    /localhost|sandbox|4400/,
  );
  const moved = asVariables(parseEnv({ SANDBOX_PORT: '5001' }));
  expect(moved).toMatchObject({
    PUBLIC_API_URL: 'http://localhost:5001',
    PUBLIC_PUSHER_HOST: 'localhost:5001',
  });
});

it('parseEnv takes several phone prefixes, / for the same origin, an empty host for Pusher’s own, and a path for reports', () => {
  const source = {
    PUBLIC_PHONE_PREFIX: ' 60, 880 ',
    PUBLIC_API_URL: '/',
    PUBLIC_PUSHER_HOST: '',
    PUBLIC_REPORT_URL: '/reports',
  };
  const { phonePrefixes, publicApiUrl, pusher, report } = parseEnv(source);
  expect([phonePrefixes, publicApiUrl, pusher.host, report.url]).toEqual([
    ['60', '880'],
    '/',
    '',
    '/reports',
  ]);
});

it.each([
  ['API_URL', 'localhost:4400'],
  ['API_URL', 'https://api.example/api'],
  ['API_URL', 'https://user:word@api.example'],
  ['PUBLIC_API_URL', '/api'],
  ['PORT', '4400'],
  ['SANDBOX_PORT', '70000'],
  ['PUBLIC_PUSHER_KEY', 'two words'],
  ['PUBLIC_PUSHER_HOST', 'https://host'],
  ['PUBLIC_RECAPTCHA_SRC', 'javascript:alert(1)'],
  ['PUBLIC_PHONE_PREFIX', '+60'],
  ['PUBLIC_FORCE_TOKEN', 'yes'],
  ['PUBLIC_REPORT_URL', '//site.example/reports'],
  ['PUBLIC_REPORT_URL', 'https://site.example/reports;script-src *'],
  ['PUBLIC_REPORT_SAMPLE', '10'],
])('parseEnv names %s when it is "%s"', (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(
    new RegExp(`^${name} should be [^\\n]*${value.replace(/[()+*]/g, '\\$&')}[^\\n]*$`),
  );
});

it.each(['WEBHOOK_SECRET', 'STATUS_TOKEN'])('parseEnv names %s without telling it', (name) => {
  expect(() => parseEnv({ [name]: 'whsec_short' })).toThrow(
    new RegExp(`^${name} should be (?!.*short)`),
  );
});

it.each([
  ['API_URL', { ...published, API_URL: 'http://127.8.0.1:9000' }],
  ['API_URL', { ...published, API_URL: 'http://[::1]:9000' }],
  ['PUBLIC_API_URL', { ...published, PUBLIC_API_URL: 'http://localhost:4400' }],
  ['PUBLIC_PUSHER_HOST', { ...published, PUBLIC_PUSHER_HOST: 'localhost:4400' }],
  [
    'PUBLIC_RECAPTCHA_SRC',
    { ...published, PUBLIC_RECAPTCHA_SRC: 'http://localhost:4400/recaptcha/api.js' },
  ],
  ['PUBLIC_REPORT_URL', { ...published, PUBLIC_REPORT_URL: 'http://localhost:4321/reports' }],
  ['PUBLIC_PUSHER_KEY', { ...published, PUBLIC_PUSHER_KEY: undefined }],
  ['PUBLIC_RECAPTCHA_SITE_KEY', { ...published, PUBLIC_RECAPTCHA_SITE_KEY: undefined }],
])('assertPublicAddresses refuses a public site because of %s', (name, source) => {
  expect(() => assertPublicAddresses(parseEnv(source))).toThrow(CommandError);
  expect(() => assertPublicAddresses(parseEnv(source))).toThrow(
    new RegExp(`^${name} is .*https://play\\.example`),
  );
});

it('assertPublicAddresses lets a public site and a local one pass', () => {
  assertPublicAddresses(parseEnv(published));
  assertPublicAddresses(parseEnv({ ...published, PUBLIC_API_URL: '/' }));
  assertPublicAddresses(parseEnv({}));
});

it('reads .env anew each time, where the environment wins, and writes nothing into it', async () => {
  vi.stubEnv('MAINTENANCE', undefined);
  vi.stubEnv('PORT', '5000');
  const folder = await folderOf({ '.env': 'MAINTENANCE=on\nPORT=6000\n' });
  expect(readEnv(join(folder, '.env'))).toMatchObject({ maintenance: true, port: 5000 });
  expect(process.env['MAINTENANCE']).toBeUndefined();
});

const EXAMPLE = readFileSync('.env.example', 'utf8');

/** What somebody gets who copies the example and writes these settings into it. */
const copied = (changes: Record<string, string>, example = EXAMPLE) =>
  parseEnv({ ...parseEnvFile(example), ...changes });

it('.env.example names every setting', () => {
  const named = [...EXAMPLE.matchAll(/^#? ?([A-Z][A-Z\d_]+)=/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual(
    [
      ...Object.keys(asVariables(parseEnv({}))),
      ...['PORT', 'SANDBOX_PORT', 'STATUS_TOKEN', 'WEBHOOK_SECRET'],
      ...['PROBE_PASSWORD', 'PROBE_USERNAME'],
    ].sort(),
  );
});

it('.env.example shows the defaults, also those behind a #', () => {
  expect(copied({})).toEqual(parseEnv({}));
  expect(copied({}, EXAMPLE.replace(/^# (?=[A-Z][A-Z\d_]+=.)/gm, ''))).toEqual(parseEnv({}));
});
