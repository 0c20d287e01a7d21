import { expect, test, vi } from 'vitest';
import { createForm } from '@/lib/forms/form-store';
import { LoginSchema } from '@/lib/forms/login';
import { withdrawSchema } from '@/lib/forms/withdraw';

const EMPTY = { username: '', password: '', remember: false };
const open = () => createForm(() => LoginSchema, EMPTY);

test('a field shows its error once it was left, and from then on follows every change', () => {
  const form = open();
  form.change({ username: 'ra' });
  expect([form.$values.get(), form.$errors.get()]).toEqual([{ ...EMPTY, username: 'ra' }, {}]);
  form.touch('username');
  form.revalidate();
  expect(form.$errors.get()).toEqual({ username: 'usernameTooShort' });
  form.change({ username: '' });
  expect(form.$errors.get()).toEqual({ username: 'usernameRequired' });
  form.change({ username: 'rahim' });
  expect(form.$errors.get()).toEqual({});
});

test('a value that is set is validated at once, and one that is emptied shows no error', () => {
  const form = open();
  form.setValue('username', 'r');
  expect(form.$errors.get()).toEqual({ username: 'usernameTooShort' });
  form.setValue('username', '');
  expect([form.$errors.get(), form.$values.get()]).toEqual([{}, EMPTY]);
});

test('views hear of what is new, and of nothing else', () => {
  const form = open();
  const [heardValues, heardErrors] = [vi.fn(), vi.fn()];
  form.$values.listen(heardValues);
  form.$errors.listen(heardErrors);
  form.change({ username: '', password: '' });
  form.change({ username: 'rahim', password: '' });
  form.trigger();
  form.trigger();
  expect([heardValues.mock.calls.length, heardErrors.mock.calls.length]).toEqual([1, 1]);
});

test('all fields, or those that are named, are validated together, and the invalid ones are to be focused', () => {
  const form = open();
  expect(form.$focus.get()).toEqual([]);
  expect(form.trigger(['password'])).toMatchObject({
    result: { success: false },
    invalid: ['password'],
  });
  expect(form.$errors.get()).toEqual({ password: 'passwordRequired' });
  expect(form.trigger().invalid).toEqual(['username', 'password']);
  expect(form.$focus.get()).toEqual(['username', 'password']);
  form.change({ username: 'rahim', password: 'secret12' });
  expect(form.trigger()).toMatchObject({
    result: { success: true, output: { username: 'rahim' } },
    invalid: [],
  });
  form.setFocus('password');
  expect(form.$focus.get()).toEqual(['password']);
});

test('the schema is asked for each time, since what can be chosen changes', () => {
  let balance = '5.00';
  const form = createForm(() => withdrawSchema({ hasBanks: true, balanceOf: () => balance }), {
    provider: '5',
    amount: '10',
    bank: '1',
  });
  expect(form.trigger().invalid).toEqual(['amount']);
  balance = '20.00';
  form.revalidate();
  expect(form.$errors.get()).toEqual({});
});

test('a form that begins again has other values, and neither errors nor a field to focus', () => {
  const form = open();
  form.trigger();
  form.reset({ ...EMPTY, username: 'k' });
  expect([form.$values.get(), form.$errors.get(), form.$focus.get()]).toEqual([
    { ...EMPTY, username: 'k' },
    {},
    [],
  ]);
  form.revalidate();
  expect(form.$errors.get()).toEqual({});
});
