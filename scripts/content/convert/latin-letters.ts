import anyAscii from 'any-ascii';

/** Bengali consonants by their sound; those with a dot below are two characters, as NFC has them. */
const CONSONANTS = new Map(
  Object.entries({
    ...{ ক: 'k', খ: 'kh', গ: 'g', ঘ: 'gh', ঙ: 'ng', চ: 'ch', ছ: 'chh', জ: 'j', ঝ: 'jh', ঞ: 'n', ট: 't', ঠ: 'th' },
    ...{ ড: 'd', ঢ: 'dh', ণ: 'n', ত: 't', থ: 'th', দ: 'd', ধ: 'dh', ন: 'n', প: 'p', ফ: 'f', ব: 'b', ভ: 'bh' },
    ...{ ম: 'm', য: 'j', র: 'r', ল: 'l', শ: 'sh', ষ: 'sh', স: 's', হ: 'h', '\u09a1\u09bc': 'r', '\u09a2\u09bc': 'rh', '\u09af\u09bc': 'y' },
  }),
);
/** The sign of a vowel after a consonant. */
const SIGNS = new Map(
  Object.entries({ 'া': 'a', 'ি': 'i', 'ী': 'i', 'ু': 'u', 'ূ': 'u', 'ৃ': 'ri', 'ে': 'e', 'ৈ': 'oi', 'ো': 'o', 'ৌ': 'ou', '্': '' }),
);
/** Vowels of their own, digits, and what follows a syllable. */
const OTHERS = new Map(
  Object.entries({
    ...{ অ: 'o', আ: 'a', ই: 'i', ঈ: 'i', উ: 'u', ঊ: 'u', ঋ: 'ri', এ: 'e', ঐ: 'oi', ও: 'o', ঔ: 'ou' },
    ...{ '০': '0', '১': '1', '২': '2', '৩': '3', '৪': '4', '৫': '5', '৬': '6', '৭': '7', '৮': '8', '৯': '9' },
    ...{ ৎ: 't', 'ং': 'ng', 'ঃ': '', 'ঁ': '' },
  }),
);

const HASANTA = '্';
/** Conjuncts that are spoken differently from how they are spelt. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/ক্ষ/g, 'খ'],
  [/জ্ঞ/g, 'গ্গ'],
  [/্যা/g, 'া'],
];
const SYLLABLE = /([\u0995-\u09b9]\u09bc?)([\u09be-\u09cc\u09cd]?)/gu;

/** A Bengali word in Latin letters, near enough to its sound to be read: the vowel that is not written is an o, unless the word ends with it. */
function bengaliWord(written: string): string {
  const word = SPOKEN.reduce((text, [spelt, spoken]) => text.replaceAll(spelt, spoken), written.normalize('NFC'));
  const spoken = word.replaceAll(SYLLABLE, (_, consonant: string, sign: string, index: number) => {
    const letter = consonant === 'ব' && word[index - 1] === HASANTA ? 'w' : CONSONANTS.get(consonant);
    if (sign !== '') return `${letter}${SIGNS.get(sign) ?? ''}`;
    const rest = word.slice(index + consonant.length);
    const isLast = !/^[\u0995-\u09b9\u09bc\u0982-\u0983]/.test(rest);
    return `${letter}${isLast && word[index - 1] !== HASANTA ? '' : 'o'}`;
  });
  return [...spoken].map((character) => OTHERS.get(character) ?? character).join('');
}

/**
 * A name with the letters of other scripts in Latin ones, so that an address made of it can be read; Latin letters stay as they are. Bengali has
 * a table of its own, since a letter for a letter gives "bndhu" for বন্ধু; other scripts are read letter by letter.
 */
export function inLatinLetters(name: string): string {
  return name
    .replaceAll(/\p{Script=Bengali}[\p{Script=Bengali}\u200c\u200d]*/gu, (word) => bengaliWord(word.replaceAll(/[\u200c\u200d]/g, '')))
    .replaceAll(/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Script=Bengali}]+/gu, (word) => {
      const letters = anyAscii(word);
      // It writes each Chinese character with a capital: LaoHuJi.
      return /\p{Script=Han}/u.test(word) ? ` ${letters.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')} ` : letters;
    });
}
