import { describe, expect, test } from 'vitest';
import { readSettings } from '../../command/settings.ts';

const SECRET = `whsec_${Buffer.from('lamp river lamp river lamp river').toString('base64')}`;

test('has a default for everything', () => {
  expect(readSettings([], {})).toEqual({
    port: 4400,
    folder: '.sandbox',
    reset: false,
    origins: ['http://localhost:4321', 'http://localhost:4321', 'http://127.0.0.1:4321'],
    log: undefined,
    webhookSecret: undefined,
  });
});

test('are read from the environment', () => {
  const environment = { SANDBOX_PORT: '5001', PORT: '5000', SITE_URL: 'https://play.example/', WEBHOOK_SECRET: SECRET };

  expect(readSettings([], environment)).toMatchObject({
    port: 5001,
    origins: ['https://play.example', 'http://localhost:5000', 'http://127.0.0.1:5000'],
    webhookSecret: SECRET,
  });
});

test('are read from flags, which win', () => {
  const flags = [
    '--reset',
    '--port',
    '0',
    '--folder',
    'here',
    '--origin',
    'http://one.example',
    '--origin',
    'http://two.example:81',
    '--log',
    'a',
  ];

  expect(readSettings(flags, { SANDBOX_PORT: '5001', SITE_URL: 'https://play.example' })).toEqual({
    port: 0,
    folder: 'here',
    reset: true,
    origins: ['http://one.example', 'http://two.example:81'],
    log: 'a',
    webhookSecret: undefined,
  });
});

describe('a malformed setting is named:', () => {
  test.each([
    [['--port', '70000'], {}, '--port'],
    [['--port', 'many'], {}, '--port'],
    [['--origin', 'https://play.example/path'], {}, '--origin'],
    [['--faster'], {}, '--faster'],
    [[], { SANDBOX_PORT: '-1' }, 'SANDBOX_PORT'],
    [[], { PORT: 'x' }, 'PORT'],
    [[], { SITE_URL: 'play.example' }, 'SITE_URL'],
    [[], { SITE_URL: 'https://me:secret@play.example' }, 'SITE_URL'],
    [[], { WEBHOOK_SECRET: 'river' }, 'WEBHOOK_SECRET'],
  ])('%j %j', (flags, environment, name) => {
    expect(() => readSettings(flags, environment)).toThrow(name);
    expect(() => readSettings(flags, environment)).toThrow('usage: npm run sandbox');
  });
});
