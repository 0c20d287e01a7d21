import { describe, expect } from 'vitest';
import type { Tokens } from '../../players/session-store.ts';
import { rahim } from '../fixtures/small-business.ts';
import { test } from '../fixtures/test.ts';

// The site's one refresh for all tabs is proved against these rules (tests/faults/money).
describe('a refresh token', () => {
  test('used again ends its family and no other', async ({ calls }) => {
    const [stolen, other] = [await calls.login('rahim', rahim.password), await calls.login('rahim', rahim.password)];
    const next = (await calls.refresh(stolen.refresh_token)).body as unknown as Tokens;

    expect((await calls.refresh(stolen.refresh_token)).status).toBe(401);

    expect((await calls.refresh(next.refresh_token)).status).toBe(401);
    expect(await calls.statusWith(next.token)).toBe(401);
    expect(await calls.statusWith(stolen.token)).toBe(401);
    expect(await calls.statusWith(other.token)).toBe(200);
    expect((await calls.refresh(other.refresh_token)).status).toBe(200);
  });

  test('of two at once, one wins and the family ends', async ({ calls }) => {
    const { refresh_token } = await calls.login('rahim', rahim.password);

    const answers = await Promise.all([calls.refresh(refresh_token), calls.refresh(refresh_token)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const won = answers.find(({ status }) => status === 200)?.body as unknown as Tokens;
    expect(await calls.statusWith(won.token)).toBe(401);
  });
});
