import { beforeEach, expect, test, vi } from 'vitest';
import { deleteBankAccount, saveBankAccount } from '@/lib/stores/account/bank-accounts';
import { fakeBackend, offline, profile, type Sent } from '../../fake-backend.ts';
import { FakeLocks, setLocks } from '../../fake-locks.ts';

const fields = { bankId: '3', holderName: 'Rahim', accountNumber: '0012', isDefault: '0' } as const;
let sent: Sent[];
let browser: FakeLocks;
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('token', 'access');
  browser = new FakeLocks();
  setLocks(browser.of('one'));
  answer = () => Response.json({ success: true });
  const respond = () => answer();
  const paths = ['add', 'edit', 'delete'].map((what) => [`v1/user/${what}-withdraw-bank`, respond]);
  sent = fakeBackend({ 'v1/user-profile': profile, ...Object.fromEntries(paths) });
});

const save = (id?: string) => saveBankAccount(fields, id);
const calls = () =>
  sent.flatMap(({ path }) =>
    path.includes('bank') ? [path.replace(/v1.user.|-withdraw-bank/g, '')] : [],
  );

test('two tabs that send the same form within a second send it once', async () => {
  expect(await save()).toMatchObject({ ok: true });
  setLocks(browser.of('two'));
  expect(await save()).toBe('busy');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await save()).toMatchObject({ ok: true });
  expect(calls()).toEqual(['add', 'add']);
});

test.each([
  ['was refused', () => Response.json({ success: false, message: 'Not yours' })],
  ['got no answer', offline],
])('what %s may be sent again at once, and the profile is loaded again', async (_, failure) => {
  answer = failure;
  expect(await save()).toMatchObject({ ok: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(await save()).toMatchObject({ ok: false });
  expect(calls()).toEqual(['add', 'add']);
  expect(sent.filter(({ path }) => path === 'v1/user-profile')).toHaveLength(2);
});

test('the same for another account is another form', async () => {
  for (const id of [undefined, '1', '2']) expect(await save(id)).toMatchObject({ ok: true });
  for (const id of ['1', '2']) expect(await deleteBankAccount(id)).toMatchObject({ ok: true });
  expect(calls()).toEqual(['add', 'edit', 'edit', 'delete', 'delete']);
});
