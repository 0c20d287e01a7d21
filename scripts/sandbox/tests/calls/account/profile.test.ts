import { describe, expect } from 'vitest';
import { callsAt } from '../../fixtures/client.ts';
import { rahim } from '../../fixtures/small-business.ts';
import { test } from '../../fixtures/test.ts';

const NOON_IN_DHAKA = Date.UTC(2026, 10, 21, 6);

describe('the profile', () => {
  test('is a list with the player who asks', async ({ clock, start }) => {
    clock.now = NOON_IN_DHAKA;
    const calls = callsAt((await start()).url);
    const { token } = await calls.login('rahim', rahim.password);

    const { body } = await calls.get('/api/v1/user-profile', token);

    expect(body).toEqual({
      success: true,
      data: [
        {
          id: 1,
          uuid: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/),
          username: 'rahim',
          full_name: 'Rahim Mia',
          email: 'rahim@player.example',
          phone: '601700000001',
          dob: '1990-01-31',
          wallet_balance: '1250.00',
          user_game_account: [
            { provider_id: 11, provider_name: 'Rain', username: 'rahim', password: 'rain-1' },
            { provider_id: 12, provider_name: 'Empty', username: 'rahim', password: 'empty-1' },
          ],
          user_bank: [
            { id: 1, bank_id: 2, bank_name: 'Hill Bank', account_holder_name: 'Rahim Mia', account_number: '445566', is_default: '1' },
          ],
          bonus_history: [
            {
              date: '2026-11-20 12:00:00',
              bonus_title: 'Welcome',
              turnover: '500.00',
              remaining_turnover: '123.45',
              expired_date: '2026-12-20 12:00:00',
            },
          ],
        },
      ],
    });
  });

  test('of somebody with next to nothing has empty lists', async ({ calls }) => {
    const { token } = await calls.login('karim', rahim.password);

    const { body } = await calls.get('/api/v1/user-profile', token);

    expect(body['data']).toEqual([
      expect.objectContaining({ username: 'karim', wallet_balance: '0.00', user_bank: [], bonus_history: [] }),
    ]);
  });

  test('is not kept by any cache', async ({ calls }) => {
    const { token } = await calls.login('rahim', rahim.password);

    const response = await fetch(`${calls.url}/api/v1/user-profile`, { headers: { authorization: `Bearer ${token}` } });

    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a balance at a provider', () => {
  test.for([
    ['provider_id=11', 200, { credit: '12.50' }],
    ['provider_id=12', 200, { credit: false }],
    ['provider_id=21', 404, { success: false, message: 'There is no account at this provider' }],
    ['', 400, { success: false, message: 'provider_id: expected a whole number' }],
  ] as const)('%s: %i', async ([query, status, body], { calls }) => {
    const { token } = await calls.login('rahim', rahim.password);

    expect(await calls.get(`/api/v1/user/get-game-account-balance?${query}`, token)).toEqual({ status, body });
  });

  test('takes its time at a slow provider', async ({ calls }) => {
    const { token } = await calls.login('karim', rahim.password);
    await calls.post('/desk/api/settings', { slowProviderMs: 200 });
    const begun = performance.now();

    const { body } = await calls.get('/api/v1/user/get-game-account-balance?provider_id=21', token);

    expect(body).toEqual({ credit: '0.05' });
    expect(performance.now() - begun).toBeGreaterThan(190);
  });

  test('is for players', async ({ calls }) => {
    expect((await calls.get('/api/v1/user/get-game-account-balance?provider_id=11')).status).toBe(401);
  });
});
