import { describe, expect, it } from 'vitest';
import { promotionSlugs, providerSlugs } from '../../../../../scripts/content/convert/slugs.ts';

const slugOf = (name: string) => providerSlugs([{ id: '1', name }]).get('1');
const slugsOf = (...names: string[]) => [
  ...providerSlugs(names.map((name, index) => ({ id: String(index + 1), name }))).values(),
];
const SAFE = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._-]*$/u;

describe('a provider’s address', () => {
  it.each(['Lotus Reels', 'Play.io', '7-Seven_Up', 'হিলসা স্পিন', 'Ко', '神灯'])(
    'is its name: %s',
    (name) => {
      expect(slugOf(name)).toBe(name);
    },
  );

  it.each([
    ['../../../etc/passwd', /^etc-passwd-[\da-f]{6}$/],
    ['.htaccess', /^htaccess-[\da-f]{6}$/],
    ['con', /^con-[\da-f]{6}$/],
    ['index.html', /^index-html-[\da-f]{6}$/],
    ['Bet.br', /^Bet-br-[\da-f]{6}$/],
    ['🎰 Slots', /^Slots-[\da-f]{6}$/],
    ['ends with.', /^ends-with-[\da-f]{6}$/],
    ['Café'.normalize('NFD'), /^Cafe-[\da-f]{6}$/],
    ['x'.repeat(300), /^x{40}-[\da-f]{6}$/],
  ])('is a stand-in for %j', (name, expected) => {
    expect(slugOf(name)).toMatch(expected);
    expect(slugOf(name)).toMatch(SAFE);
  });

  it('is always the same, and differs for names that look alike in ASCII', () => {
    expect(slugOf('a/b')).toBe(slugOf('a/b'));
    expect(slugOf('a/b')).not.toBe(slugOf('a?b'));
  });

  it('is unique ignoring case', () => {
    const slugs = slugsOf('Lucky', 'LUCKY', 'lucky', 'lucky', 'ＬＵＣＫＹ').map((slug) =>
      slug.normalize('NFKC').toLowerCase(),
    );
    expect(new Set(slugs).size).toBe(5);
    expect(slugs[0]).toBe('lucky');
  });

  it('stays with the lowest id, whatever the order', () => {
    const slugs = providerSlugs([
      { id: '10', name: 'Lucky' },
      { id: '9', name: 'LUCKY' },
    ]);
    expect(slugs.get('9')).toBe('LUCKY');
    expect(slugs.get('10')).toMatch(/^Lucky-[\da-f]{6}$/);
  });

  it('cannot be taken by a provider that is named like a stand-in', () => {
    const fallbackSlug = slugOf('a/b') ?? '';
    expect(new Set(slugsOf(fallbackSlug, 'a/b')).size).toBe(2);
  });
});

describe('a promotion’s address', () => {
  it.each([
    ['Slots Welcome Bonus 50%', '101', 'slots-welcome-bonus-50-101'],
    ['Łódź ß ＡＢ ½ a\u200db', '8', 'lodz-ss-ab-1-2-ab-8'],
    ['৳', '9', 'promotion-9'],
    ['স্লট স্বাগত বোনাস ৫০%', '106', 'slt-sbagt-bonas-50-106'],
    ['বন্ধুকে আনুন: দুজনেরই RM 20', '110', 'bndhuke-anun-dujneri-rm-20-110'],
    ['老虎机迎新奖金50%', '111', 'lao-hu-ji-ying-xin-jiang-jin50-111'],
    ['../../x y z', '1', 'x-y-z-1'],
  ])('of %s (%s) is %s', (name, id, expected) => {
    expect(promotionSlugs([{ id, name }])).toEqual([expected]);
  });

  it.each(['../x', 'a/b', 'à', 'x'.repeat(300), '-', ' '])('is safe whatever the id: %j', (id) => {
    expect(promotionSlugs([{ id, name: 'Bonus' }])[0]).toMatch(/^bonus-[\da-z-]{1,40}$/);
  });

  it('is unique', () => {
    const slugs = promotionSlugs([
      { id: '1', name: 'A', language: 'en' },
      { id: '1', name: 'B', language: 'bd' },
      { id: '1', name: 'C', language: 'bd' },
      { id: 'X', name: 'Bonus' },
      { id: 'x', name: 'Bonus' },
    ]);
    expect(slugs.slice(0, 2)).toEqual(['promotion-1', 'promotion-1-bd']);
    expect(new Set(slugs).size).toBe(5);
  });
});
