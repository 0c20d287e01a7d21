import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readJson, readText } from '../../seed/read-data.ts';

const Numbers = v.array(v.object({ username: v.number() }));

describe('a file that cannot be used is named:', () => {
  test.each([
    [
      'one of another form, with the place',
      () => readJson('players.json', Numbers),
      /^data\/players\.json: 0\.username: .*Expected number/,
    ],
    ['one that is no JSON', () => readJson('promotions/101.html', Numbers), /^data\/promotions\/101\.html: .*JSON/],
    ['one that is not there', () => readText('promotions/999.html'), /^data\/promotions\/999\.html: ENOENT/],
  ])('%s', (_, read, message) => {
    expect(read).toThrow(message);
  });
});
