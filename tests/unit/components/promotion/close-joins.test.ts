// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { closeJoins } from '../../../../src/components/promotion/close-joins.ts';
import { forgetOfferedPromotions } from '../../../../src/lib/stores/money/offered-promotions.ts';
import { startBreak } from '../../../../src/lib/stores/safer-play/device-break.ts';
import { storeTokens } from '../../../../src/lib/stores/session/tokens.ts';
import { fakeBackend, offline, type Sent } from '../../lib/fake-backend.ts';
import { $session } from '../../lib/fake-session.ts';

vi.mock('../../../../src/lib/stores/session/session.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../lib/fake-session.ts')),
}));

let sent: Sent[];
let answer: () => Response | Promise<Response>;

beforeEach(async () => {
  const promotion = [{ id: 'daily', promotion_name: 'Daily' }];
  answer = () => Response.json({ success: true, data: { game_provider: [{ id: 5, provider_name: 'Lotus' }], promotion } });
  sent = fakeBackend({ 'v1/user/pre-deposit': () => answer() });
  storeTokens({ access: 'access', refresh: undefined });
  document.body.innerHTML = '<p data-join="daily"></p><p data-join="weekly"></p>';
  await closeJoins();
});

const closed = () => [...document.querySelectorAll<HTMLElement>('[data-closed]')].map(({ dataset }) => dataset['join']);

/** The page is a guest's, and then this player's, for whom the backend has been asked so many times. */
async function showTo(id: string, times: number): Promise<void> {
  $session.set({ status: 'guest' });
  await vi.waitFor(() => expect(closed()).toEqual([]));
  $session.set({ status: 'player', player: { id } });
  await vi.waitFor(() => expect(sent).toHaveLength(times));
}

test('are closed for a player who cannot choose them, asked for once a visit and language, and again after a deposit', async () => {
  for (let page = 0; page < 2; page += 1) {
    await showTo('7', 1);
    await vi.waitFor(() => expect(closed()).toEqual(['weekly']));
  }
  // The name under which the privacy page has them.
  expect(Object.keys(sessionStorage)).toEqual([expect.stringMatching(/^draft_/)]);
  localStorage.setItem('lng', 'bd');
  await showTo('7', 2);
  localStorage.setItem('lng', 'en');
  await showTo('7', 2);
  await vi.waitFor(() => expect(closed()).toEqual(['weekly']));
  expect(sent.map(({ query }) => query['locale'])).toEqual(['en', 'bd']);
  await showTo('8', 3);
  forgetOfferedPromotions();
  await showTo('8', 4);
});

test.each<[string, () => Response | Promise<Response>]>([
  ['a refusal', () => Response.json({ success: false })],
  ['no answer', offline],
])('stay after %s, which is not kept', async (_, failed) => {
  const known = answer;
  answer = failed;
  await showTo('7', 1);
  expect(closed()).toEqual([]);
  answer = known;
  await showTo('7', 2);
  await vi.waitFor(() => expect(closed()).toEqual(['weekly']));
});

test('stay in a break, in which nothing is asked for', async () => {
  startBreak('day');
  await showTo('9', 0);
  expect(closed()).toEqual([]);
});
