import { expect, it } from 'vitest';
import { answerWords, isFound } from '@/lib/search/answer-words';

const english = answerWords([
  'Deposit not credited',
  'I paid. Why is the deposit not in my balance?',
  'bkash receipt',
]);
const bengali = answerWords(['টাকা তোলা যাচ্ছে না', 'উইথড্র এখনো হয়নি কেন?']);
const chinese = answerWords(['收不到短信验证码', '为什么收不到短信验证码？']);

it.each([
  ['a part of a word', english, 'depo'],
  ['several words in any order', english, 'balance deposit'],
  ['capital letters and accents', english, 'DÉPOSIT'],
  ['a name with a capital letter inside', english, 'bKash'],
  ['another spelling of the same sound', english, 'bkosh'],
  ['Bengali', bengali, 'টাকা'],
  ['Bengali in Latin letters', bengali, 'taka tola'],
  ['the first letters of a sound', bengali, 'uith'],
  ['a word inside a Chinese sentence', chinese, '验证码'],
  ['nothing yet', english, '  '],
])('finds %s', (_name, words, search) => {
  expect(isFound(words, search)).toBe(true);
});

it.each([
  ['a word that is not there', english, 'turnover'],
  ['one of two words', english, 'deposit turnover'],
  ['a Chinese word that is not there', chinese, '存款'],
  ['a short sound that only begins like a word’s', bengali, 'ta'],
])('does not find %s', (_name, words, search) => {
  expect(isFound(words, search)).toBe(false);
});
