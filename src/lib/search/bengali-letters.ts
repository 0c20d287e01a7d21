/** Bengali letters and vowel signs, each with Latin ones that sound alike. */
const PAIRS = [
  'ক k খ kh গ g ঘ gh ঙ ng চ ch ছ ch জ j ঝ jh ঞ n ট t ঠ th ড d ঢ dh ণ n ত t থ th দ d ধ dh ন n প p ফ f ব b ভ bh ম m',
  'য j র r ল l শ sh ষ sh স s হ h ৎ t ং ng অ a আ a ই i ঈ i উ u ঊ u ঋ ri এ e ঐ oi ও o ঔ ou',
  'া a ি i ী i ু u ূ u ৃ ri ে e ৈ oi ো o ৌ ou',
].flatMap((line) => line.split(' '));

const LATIN = new Map(PAIRS.flatMap((letter, place) => (place % 2 === 0 ? [[letter, PAIRS[place + 1] ?? ''] as const] : [])));

/** Letters with a dot below, which normalised text writes as two signs; and the half `য`, which only colours the vowel after it. */
const COMPOSED = [
  [/\u09a1\u09bc|\u09a2\u09bc/g, 'r'],
  [/\u09af\u09bc/g, 'y'],
  [/\u09cd\u09af/g, ''],
] as const;

/**
 * Bengali script in Latin letters; everything else as it is. The vowel that a consonant carries by itself is left out, since Latin spellings of it
 * disagree; signs without a sound of their own go.
 */
export function bengaliToLatin(text: string): string {
  const composed = COMPOSED.reduce((whole, [signs, latin]) => whole.replace(signs, latin), text.normalize('NFC'));
  return composed.replace(/[\u0980-\u09ff]/g, (letter) => LATIN.get(letter) ?? '');
}
