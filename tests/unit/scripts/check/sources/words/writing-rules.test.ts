import { expect, it } from 'vitest';
import { writingProblems } from '../../../../../../scripts/check/sources/words/writing-rules.ts';

const glossary = { rows: [], latin: { bd: ['RM', 'JPEG', 'H5', 'A–Z'], cn: ['RM', 'JPEG', 'VIP'] } };
const problemsOf = (language: 'en' | 'bd' | 'cn' | 'ms', text: string, english = '') =>
  writingProblems({ at: 'here', language, text, english }, glossary);

it.each([
  ['en', 'লগইন', 'has Bengali letters'],
  ['ms', '登录', 'has Chinese characters'],
  ['bd', 'লোড হচ্ছে...', 'has three dots for …'],
  ['en', 'At least RM 5', 'has an amount that can leave its RM'],
  ['cn', '请登录,然后重试', 'has ASCII punctuation'],
  ['cn', '余额: {amount}', 'has ASCII punctuation'],
  ['cn', '余额(选填)', 'has ASCII punctuation'],
  ['cn', '最近30 天', 'lacks a space between Chinese and Latin'],
  ['cn', '{count}笔', 'lacks a space between Chinese and Latin'],
  ['bd', 'আবার চেষ্টা করুন.', 'ends a sentence without ।'],
  ['bd', 'কমপক্ষে RM ৫০', 'has an amount in Bengali digits'],
  ['bd', 'RM\u00a0150 × ১২', 'has a formula with both kinds of digits'],
  ['bd', 'গত 30 দিন', 'has Latin digits that are no amount'],
  ['bd', 'OTP দিন', 'has Latin words (OTP)'],
  ['cn', '请输入 OTP', 'has Latin words (OTP)'],
  ['ms', 'Kata laluan mesti 8 aksara', 'needs mestilah before a number'],
] as const)('in %s, "%s" is wrong', (language, text, problem) => {
  expect(problemsOf(language, text)).toEqual([`here: ${problem}: ${text}`]);
});

it.each([
  ['bd', 'আবার চেষ্টা করুন', 'Try again.'],
  ['cn', '请重试。', 'Please try again'],
  ['ms', 'Memuatkan.', 'Loading…'],
  ['ms', 'Mengalihkan anda.', 'Redirecting...'],
] as const)('in %s, "%s" ends otherwise than "%s"', (language, text, english) => {
  expect(problemsOf(language, text, english)).toEqual([`here: does not end as its English text: ${text}`]);
});
