// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { loadSupportDetails } from '../../../../../src/lib/stores/help/support-details.ts';
import { fakeBackend, offline } from '../../fake-backend.ts';
import { $session } from '../../fake-session.ts';
import { reportResponse, row } from '../../report-rows.ts';

vi.mock('../../../../../src/lib/stores/session/session.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../fake-session.ts')),
}));

const player = (id: string) => ({ status: 'player', player: { id, username: `player${id}` } });

beforeEach(() => $session.set(player('7')));
test('has the player and the newest transactions of the kind that is asked for', async () => {
  const sent = fakeBackend({ 'v1/report': (request) => reportResponse([row('D1', 'Pending')], request) });
  expect(await loadSupportDetails(undefined)).toMatchObject({ player: { username: 'player7' }, rows: undefined });
  expect(sent).toEqual([]);
  expect(await loadSupportDetails('deposit')).toMatchObject({ player: { id: '7' }, rows: [{ id: 'D1' }] });
});

test('has the player alone where the report cannot be loaded', async () => {
  fakeBackend({ 'v1/report': offline });
  expect(await loadSupportDetails('deposit')).toMatchObject({ player: { id: '7' }, rows: undefined });
});

test.each([{ status: 'guest' }, player('8')])('has nothing where the page is another one’s by the time of the answer: %j', async (now) => {
  fakeBackend({
    'v1/report': (request) => {
      $session.set(now);
      return reportResponse([row('D1', 'Pending')], request);
    },
  });
  expect(await loadSupportDetails('deposit')).toBeUndefined();
});
