import { describe, expect } from 'vitest';
import { rahim } from '../../fixtures/small-business.ts';
import { test } from '../../fixtures/test.ts';

const WRONG = { status: 200, body: { success: false, message: 'Wrong username or password' } };
const TOO_MANY = { status: 429, body: { success: false, message: 'Too many tries. Please wait a few minutes.' } };
const MINUTE = 60_000;

describe('a login', () => {
  test.for([
    { username: 'rahim', password: 'river78' },
    { username: 'rahim', password: ` ${rahim.password}` },
    { username: 'rahim', password: '' },
    { username: 'nobody', password: rahim.password },
    { username: "rahim' --", password: rahim.password },
    { username: ['rahim'], password: rahim.password },
    { username: 'rahim', password: { $ne: '' } },
    {},
  ])('is refused to %j', async (credentials, { calls }) => {
    expect(await calls.post('/api/login', credentials)).toEqual(WRONG);
  });
});

describe('wrong passwords', () => {
  const miss = { username: 'rahim', password: 'wrong' };
  const hit = { username: 'rahim', password: rahim.password };

  test('may be 10 in 5 minutes, and then the right one has to wait too', async ({ calls, clock }) => {
    for (let number = 1; number <= 10; number++) expect(await calls.post('/api/login', miss)).toEqual(WRONG);

    expect(await calls.post('/api/login', { ...hit, username: 'RAHIM' })).toEqual(TOO_MANY);
    clock.now += 5 * MINUTE - 1;
    expect(await calls.post('/api/login', hit)).toEqual(TOO_MANY);
    clock.now += 1;
    expect((await calls.post('/api/login', hit)).body['success']).toBe(true);
  });

  test('are counted for each username, known or not', async ({ calls }) => {
    for (let number = 1; number <= 10; number++) await calls.post('/api/login', { ...miss, username: 'nobody' });

    expect(await calls.post('/api/login', { ...miss, username: 'nobody' })).toEqual(TOO_MANY);
    expect((await calls.post('/api/login', hit)).body['success']).toBe(true);
  });

  test('are counted before they are checked, however many come at once', async ({ calls }) => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => calls.post('/api/login', miss)));

    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test('are forgotten after the right one', async ({ calls }) => {
    for (let number = 1; number <= 9; number++) await calls.post('/api/login', miss);
    await calls.post('/api/login', hit);

    for (let number = 1; number <= 10; number++) expect(await calls.post('/api/login', miss)).toEqual(WRONG);
  });

  test('of a change of the password may be ten in five minutes', async ({ clock, calls }) => {
    const guess = async (old_password: string) => {
      const { token } = await calls.login('rahim', rahim.password);
      return (
        await calls.form(
          '/api/v1/user/change-password',
          'change_password',
          { old_password, new_password: 'lanterns', confirm_password: 'lanterns' },
          { authorization: `Bearer ${token}` },
        )
      ).body;
    };
    for (let nth = 0; nth < 10; nth++) expect(await guess('wrong')).toEqual({ success: false, message: 'The current password is wrong' });

    expect(await guess(rahim.password)).toEqual(TOO_MANY.body);
    clock.now += 5 * 60_000 + 1;
    expect(await guess(rahim.password)).toEqual({ success: true });
  });
});
