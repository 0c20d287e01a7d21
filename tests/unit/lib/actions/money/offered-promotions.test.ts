// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { loadOfferedPromotions } from '../../../../../src/lib/actions/money/offered-promotions.ts';
import { startBreak } from '../../../../../src/lib/browser/page/device-break.ts';
import { forgetOfferedPromotions } from '../../../../../src/lib/browser/storage/offered-promotions.ts';
import { storeTokens } from '../../../../../src/lib/session/tokens.ts';
import { fakeBackend, offline, type Sent } from '../../fake-backend.ts';

const choices = {
  game_provider: [{ id: 5, provider_name: 'Lotus' }],
  deposit_bank: {},
  promotion: [0, 7, 9].map((id) => ({ id, promotion_name: `Promotion ${id}` })),
};

let sent: Sent[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  answer = () => Response.json({ success: true, data: choices });
  sent = fakeBackend({ 'v1/user/pre-deposit': () => answer() });
  storeTokens({ access: 'access', refresh: undefined });
});

test('are asked for once a visit, for each player and language, and again after a deposit', async () => {
  for (let page = 0; page < 2; page += 1) expect(await loadOfferedPromotions('7')).toEqual(['0', '7', '9']);
  expect(sent).toHaveLength(1);
  // The name under which the privacy page has them.
  expect(Object.keys(sessionStorage)).toEqual([expect.stringMatching(/^draft_/)]);
  localStorage.setItem('lng', 'bd');
  await loadOfferedPromotions('7');
  localStorage.setItem('lng', 'en');
  await loadOfferedPromotions('7');
  expect(sent.map(({ query }) => query['locale'])).toEqual(['en', 'bd']);
  await loadOfferedPromotions('8');
  expect(sent).toHaveLength(3);
  forgetOfferedPromotions();
  await loadOfferedPromotions('8');
  expect(sent).toHaveLength(4);
});

test.each<[string, () => Response | Promise<Response>]>([
  ['a refusal', () => Response.json({ success: false })],
  ['no answer', offline],
])('are unknown after %s, which is not kept', async (_, failed) => {
  answer = failed;
  expect(await loadOfferedPromotions('7')).toBeUndefined();
  answer = () => Response.json({ success: true, data: { ...choices, promotion: [] } });
  expect(await loadOfferedPromotions('7')).toEqual([]);
});

test('are not asked for in a break', async () => {
  startBreak('day');
  expect(await loadOfferedPromotions('9')).toBeUndefined();
  expect(sent).toEqual([]);
});
