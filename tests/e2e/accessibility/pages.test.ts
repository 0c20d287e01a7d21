import { addressIn as at } from '../../../src/lib/domain/site/address.ts';
import { ACCOUNT, PUBLIC, UNLISTED } from '../../routes.ts';
import { expect, settled, test } from '../fixtures/test.ts';
import { axeProblems } from './axe.ts';
import { layoutProblems, movingParts, zoomProblems } from './layout.ts';

const PAGES = {
  guest: [
    ...PUBLIC,
    ...UNLISTED,
    '/slots/Shapla%20Play',
    '/promotion/daily-reload-10-102',
    '/help/deposit-not-credited',
    '/nothing/here',
  ],
  player: [
    ...['/', '/slots', '/mobile-slots', '/casino', '/promotion', ...ACCOUNT],
    ...['/safer-play', '/safer-play/budget'],
  ],
};

/** For thirty pages on a busy machine. */
const MANY_PAGES_MS = 180_000;

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedFaults: /answer 404|status of 404/,
});

// The other languages have the same structure; the length of their texts is tested in long-texts.test.ts and the gallery.
for (const language of ['en', 'bd'] as const) {
  for (const as of ['guest', 'player'] as const) {
    test(`the pages of a ${as} in ${language} are for everyone, in both themes`, {
      tag: '@gate',
    }, async ({ page, open }) => {
      test.setTimeout(MANY_PAGES_MS);
      for (const [index, route] of PAGES[as].entries()) {
        await open(at(language, route), { as: index === 0 ? as : 'guest' });
        await settled(page);
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        const problems = [
          ...(await layoutProblems(page)),
          ...(await movingParts(page)),
          ...(await zoomProblems(page)),
          ...(await axeProblems(page)),
        ];
        expect.soft(problems, at(language, route)).toEqual([]);
      }
    });
  }
}
