import { join } from 'node:path';
import { expect, it } from 'vitest';
import { wordProblems } from '../../../../../../scripts/check/sources/words/check-words.ts';
import { folderOf } from '../../../folder.ts';

const FILES = {
  'glossary.md': '| Page | পেজ | 页面 | Halaman | `পাতা`, `kertas` |\n\n- in both: RM\n- in Chinese: VIP\n',
  'messages/en/a.json': '{ "text": "The page", "footerText": "Words of the rules" }',
  'messages/bd/a.json': '{ "text": "পাতা", "footerText": "কথা" }',
  'messages/cn/a.json': '{ "text": "页面", "footerText": "Words of the rules" }',
  'messages/ms/a.json': '{ "text": "Halaman", "footerText": "Words of the rules" }',
  'answers/en/a.json': '{ "check": ["Open [the page](/a)."], "keywords": "page" }',
  'answers/bd/a.json': '{ "check": ["[পাতা](/a) খুলুন।"], "keywords": "pata" }',
  'answers/cn/a.json': '{ "check": ["打开[页面](/a)。"], "keywords": "page" }',
  'answers/ms/a.json': '{ "check": ["Buka [halaman](/a)"], "keywords": "page" }',
};

it('reads the interface and the answers in each language, and leaves the rules’ marketing texts', async () => {
  const root = await folderOf(FILES);
  const [glossary, messages, answers] = ['glossary.md', 'messages', 'answers'].map((name) => join(root, name));
  expect(wordProblems({ glossary, messages, answers } as Parameters<typeof wordProblems>[0])).toEqual([
    'bd/a text: "পাতা" is not the word for Page: পাতা',
    'help/bd/a check.0: "পাতা" is not the word for Page: পাতা খুলুন।',
    'help/ms/a check.0: does not end as its English text: Buka halaman',
  ]);
});
