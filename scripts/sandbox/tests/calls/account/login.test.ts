import { describe, expect } from 'vitest';
import { rahim } from '../../fixtures/small-business.ts';
import { test } from '../../fixtures/test.ts';

const WRONG = { status: 200, body: { success: false, message: 'Wrong username or password' } };

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

test('a new password needs the current one', async ({ calls }) => {
  const { token } = await calls.login('rahim', rahim.password);
  const change = async (old_password: string) => {
    const passwords = { old_password, new_password: 'lanterns', confirm_password: 'lanterns' };
    return (await calls.form('/api/v1/user/change-password', 'change_password', passwords, { authorization: `Bearer ${token}` })).body;
  };
  expect(await change('wrong')).toEqual({ success: false, message: 'The current password is wrong' });
  expect(await change(rahim.password)).toEqual({ success: true });
});
