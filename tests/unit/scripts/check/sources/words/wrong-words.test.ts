import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readGlossary } from '../../../../../../scripts/check/sources/words/glossary.ts';
import { wrongWords } from '../../../../../../scripts/check/sources/words/wrong-words.ts';

const PAGE = `
| English | Bengali | Chinese | Malay | Not |
| --- | --- | --- | --- | --- |
| Page | পেজ | 页面 | Halaman | \`পাতা\` |
| Rejected | প্রত্যাখ্যাত | 已拒绝 | Ditolak | \`বাতিল\` here |
| From, to | কোথা থেকে | 转出平台、转入平台 | Daripada, Kepada | উৎস, \`从\` alone |
| Add a bank account | ব্যাংক অ্যাকাউন্ট | 添加银行账户 | Tambah akaun bank | \`添加银行\`, \`Tambah Bank\`: the account is added |
| Responsible Gaming | দায়িত্বশীল গেমিং | 负责任博彩 | Permainan Bertanggungjawab | \`责任博彩\` |

- in both: RM, PNG,
  WebP
- in Chinese: VIP
`;
const glossary = readGlossary(PAGE);

it.each([
  ['a word with an ending', 'bd', 'এই পাতাটি নেই', 'This page is not there', 'পাতা'],
  ['a word where the English says so', 'bd', 'অনুরোধটি বাতিল', 'Your request was rejected', 'বাতিল'],
  ['a whole text', 'cn', '从', 'From', '从'],
  ['a word in other words', 'cn', '请添加银行', 'Please add a bank', '添加银行'],
  ['a word in any case', 'ms', 'tambah bank', 'Add bank', 'Tambah Bank'],
  ['a wrong word beside a right one', 'cn', '负责任博彩与责任博彩', 'Responsible Gaming', '责任博彩'],
] as const)('finds %s', (_what, language, text, english, word) => {
  expect(wrongWords({ at: 'here', language, text, english }, glossary)).toEqual([
    expect.stringMatching(new RegExp(`^here: "${word}" is not the word for .*: ${text}$`)),
  ]);
});

it('reads the words that stay Latin', () => {
  expect(glossary.latin).toEqual({ bd: ['RM', 'PNG', 'WebP'], cn: ['RM', 'PNG', 'WebP', 'VIP'] });
});

it('reads the glossary of the project: every row has a wrong word or right ones', () => {
  const { rows, latin } = readGlossary(readFileSync('docs/glossary.md', 'utf8'));
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ right, wrong }) => right.length + wrong.length === 0)).toEqual([]);
  expect(latin.bd).toContain('A–Z');
});
