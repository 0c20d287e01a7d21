import { expect, test } from 'vitest';
import { EarlierAnswers } from '../../../../scripts/probe/earlier-answers.ts';
import { WRITE_CALLS } from '../../../../scripts/probe/probe-calls.ts';
import type { RouteName } from '../../../../src/lib/api/routes/every-route.ts';

const profileWith = (accounts: unknown) => ({ data: [{ full_name: 'Mina', user_bank: accounts }] });
const withIds = (...ids: unknown[]) => profileWith(ids.map((id) => ({ id })));

/** The bank accounts that are changed, deleted and paid to after these profiles. */
function accountsUsed(...profiles: unknown[]): unknown[] {
  const earlier = new EarlierAnswers();
  earlier.keep('bank', { data: [{ bank_id: 1 }] });
  earlier.keep('preWithdraw', { data: { game_provider: [{ id: 0 }] } });
  for (const profile of profiles) earlier.keep('userProfile', profile);
  const fieldsOf = (name: RouteName) => WRITE_CALLS.find(({ call }) => call === name)?.input(earlier, { username: '', password: '' });
  return [fieldsOf('editWithdrawBank')?.['id'], fieldsOf('deleteWithdrawBank')?.['id'], fieldsOf('addWithdraw')?.['withdraw_bank']];
}

test.each([
  ['last', withIds('old', 'new')],
  ['first', withIds('new', 'old')],
])('changes and deletes the account that was added, which is listed %s, and pays to one that stays', (_place, after) => {
  expect(accountsUsed(withIds('old'), after)).toEqual(['new', 'new', 'old']);
});

test('takes no account of the player for the first one that is added', () => {
  expect(accountsUsed(withIds(), withIds(7))).toEqual(['7', '7', undefined]);
});

test.each<[string, unknown[]]>([
  ['the backend has added none', [withIds('old'), withIds('old')]],
  ['there are two new ones', [withIds('old'), withIds('old', 'new', 'other')]],
  ['the profile was read once only', [withIds('old')]],
  ['the profile before had no list', [profileWith('drifted'), withIds('old')]],
  ['the profile before had an account without an id', [profileWith([{ name: 'x' }]), withIds('old')]],
])('changes and deletes no account where %s', (_why, profiles) => {
  expect(accountsUsed(...profiles).slice(0, 2)).toEqual([undefined, undefined]);
});
