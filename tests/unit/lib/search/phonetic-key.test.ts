import { expect, test } from 'vitest';
import { phoneticKey, searchWords } from '@/lib/search/phonetic-key';

test.each([
  ['nouka', 'nauka', 'নৌকা'],
  ['rickshaw', 'riksha', 'rikshow', 'রিকশা', 'রিক্সা'],
  ['sundarban', 'sundorbon', 'shundorbon', 'সুন্দরবন'],
  ['rani', 'ranee', 'রানী', 'রাণি'],
  ['tiger', 'taiger', 'tigar'],
  ['roulette', 'rulet', 'রুলেট'],
  ['baccarat', 'bakarat', 'ব্যাকারাট'],
  ['blackjack', 'blakjak', 'ব্ল্যাকজ্যাক'],
  ['poker', 'পোকার'],
  ['dragon', 'dragan', 'ড্রাগন'],
  ['queen', 'kuin', 'কুইন'],
  ['diamond', 'ডায়মন্ড'],
  ['peacock', 'পিকক'],
  ['night', 'nite', 'নাইট'],
  ['phool', 'ful', 'ফুল'],
  ['vai', 'bhai', 'ভাই'],
  ['padma', 'podma', 'পদ্মা'],
  ['meghna', 'megna', 'মেঘনা'],
])('%s is what sounds like it', (first, ...others) => {
  expect(first && phoneticKey(first)).toBeTruthy();
  for (const other of others)
    expect([other, phoneticKey(other)]).toEqual([other, phoneticKey(first ?? '')]);
});

test.each([
  ['tiger', 'lion'],
  ['নদী', 'নাচ'],
  ['river', 'rover'],
])('%s is not %s', (one, other) => expect(phoneticKey(one)).not.toBe(phoneticKey(other)));

test.each([
  ['Majhi’s Luck', ['majhis', 'luck']],
  ['RickshawRiot', ['rickshaw', 'riot']],
  ['Rupa & Raja 100%', ['rupa', 'raja', '100']],
  ['Café   Olé!', ['cafe', 'ole']],
  ['সাত ৭ ঘুড়ি', ['সাত', '7', 'ঘুড়ি'.normalize('NFC')]],
  ['ক্র\u200d্যাশ', ['ক্র্যাশ']],
  ['', []],
  ['  -- ', []],
])('the words of “%s”', (text, words) => expect(searchWords(text)).toEqual(words));
