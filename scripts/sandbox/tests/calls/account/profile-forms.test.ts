import { describe, expect } from 'vitest';
import { rahim } from '../../fixtures/small-business.ts';
import { test, type Wallet } from '../../fixtures/wallet.ts';

const refused = (message: string) => ({ success: false, message });
const editDob = (wallet: Wallet, dob: string) => wallet.form('/api/v1/edit-user', 'update_user', { dob });

function changePassword(wallet: Wallet, fields: Record<string, string> = {}) {
  const typed = { old_password: rahim.password, new_password: 'lanterns', confirm_password: 'lanterns', ...fields };
  return wallet.form('/api/v1/user/change-password', 'change_password', typed);
}

async function worksWith(wallet: Wallet, password: string) {
  return (await wallet.calls.post('/api/login', { username: 'rahim', password })).body['success'];
}

describe('a date of birth', () => {
  test('is changed', async ({ wallet }) => {
    expect(await editDob(wallet, '1988-02-29')).toEqual({ success: true });
    expect((await wallet.get('/api/v1/user-profile'))['data']).toMatchObject([{ dob: '1988-02-29' }]);
  });

  test.for([
    ['', 'Please enter your date of birth as YYYY-MM-DD'],
    ['29/02/1988', 'Please enter your date of birth as YYYY-MM-DD'],
    ['1989-02-29', 'Please enter your date of birth as YYYY-MM-DD'],
    ['1899-12-31', 'Please check your date of birth'],
    ['2026-11-22', 'Please check your date of birth'],
  ] as const)('is not %s', async ([dob, error], { clock, wallet }) => {
    clock.now = Date.now();
    const tomorrow = new Date(clock.now + 2 * 86_400_000).toISOString().slice(0, 10);

    expect(await editDob(wallet, dob === '2026-11-22' ? tomorrow : dob)).toEqual({ success: false, error });
    expect((await wallet.get('/api/v1/user-profile'))['data']).toMatchObject([{ dob: '1990-01-31' }]);
  });
});

describe('a password', () => {
  test('is changed, and the session goes on', async ({ wallet }) => {
    expect(await changePassword(wallet)).toEqual({ success: true });

    expect(await worksWith(wallet, rahim.password)).toBe(false);
    expect(await worksWith(wallet, 'lanterns')).toBe(true);
    expect(await wallet.calls.statusWith(wallet.token)).toBe(200);
  });

  test.for([
    [{ old_password: '' }, 'Please enter your current password'],
    [{ old_password: 'nonsense' }, 'The current password is wrong'],
    [{ new_password: 'seven77', confirm_password: 'seven77' }, 'New password must be at least 8 characters long'],
    [{ new_password: 'x'.repeat(65), confirm_password: 'x'.repeat(65) }, 'New password must be at most 64 characters long'],
    [{ confirm_password: 'lantern5' }, 'New passwords do not match'],
  ] as [Record<string, string>, string][])('is not changed with %j', async ([fields, message], { wallet }) => {
    expect(await changePassword(wallet, fields)).toEqual(refused(message));
    expect(await worksWith(wallet, rahim.password)).toBe(true);
  });

  test('is guessed at most ten times in five minutes', async ({ clock, wallet }) => {
    await wallet.calls.post('/desk/api/settings', { accessTokenMs: 86_400_000 });
    const { token } = await wallet.calls.login('rahim', rahim.password);
    const guess = async (old_password: string) =>
      (
        await wallet.calls.form(
          '/api/v1/user/change-password',
          'change_password',
          { old_password, new_password: 'lanterns', confirm_password: 'lanterns' },
          { authorization: `Bearer ${token}` },
        )
      ).body;
    for (let nth = 0; nth < 10; nth++) expect(await guess('wrong')).toEqual(refused('The current password is wrong'));

    expect(await guess(rahim.password)).toEqual(refused('Too many tries. Please wait a few minutes.'));
    clock.now += 5 * 60_000 + 1;
    expect(await guess(rahim.password)).toEqual({ success: true });
  });
});
