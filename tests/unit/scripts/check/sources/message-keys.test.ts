import { expect, it } from 'vitest';
import { checkMessages, compareTexts } from '../../../../../scripts/check/sources/message-keys.ts';
import { folderOf } from '../../folder.ts';

const english = { 'home.json': { title: 'Home', slide: '{number} of {count}', again: '{count} {count}' } };
const same = { 'home.json': { title: 'হোম', slide: '{count}-এর {number}', again: '{count} {count}' } };

it.each([
  ['nothing when all is there, in any order of placeholders', same, []],
  ['a missing key', { 'home.json': { ...same['home.json'], title: undefined } }, ['bd/home.json title: missing']],
  ['an extra key', { 'home.json': { ...same['home.json'], more: 'x' } }, ['bd/home.json more: not in English']],
  ['an empty text', { 'home.json': { ...same['home.json'], title: ' ' } }, ['bd/home.json title: empty']],
  [
    'a lost placeholder',
    { 'home.json': { ...same['home.json'], slide: '{number}' } },
    ['bd/home.json slide: has {number}, English has {count, number}'],
  ],
  ['a missing file', {}, ['bd/home.json title: missing', 'bd/home.json slide: missing', 'bd/home.json again: missing']],
])('says %s', (_what, texts, problems) => {
  expect(compareTexts('bd', english, texts as typeof english)).toEqual(problems);
});

it('reads nested texts from the folders', async () => {
  const files = { 'en/a.json': '{"one":{"two":"Two"}}', 'bd/a.json': '{"one":{}}', 'cn/a.json': '{"one":{"two":"二"}}' };
  const root = await folderOf(files);
  expect(checkMessages(root, ['en', 'bd', 'cn'])).toEqual(['bd/a.json one.two: missing']);
});
