import { expect } from 'vitest';
import { rahim } from '../fixtures/small-business.ts';
import { test } from '../fixtures/test.ts';

const MALAY = 'Nama pengguna atau kata laluan salah';

test.for([
  ['en', 'Wrong username or password'],
  ['ms', MALAY],
  ['xx', 'Wrong username or password'],
] as const)('a refusal in %s says %s', async ([locale, message], { calls }) => {
  expect(await calls.post(`/api/login?locale=${locale}`, { username: 'rahim', password: 'wrong' })).toMatchObject({ body: { message } });
});

test('a refusal has its figure in every language', async ({ calls }) => {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries({ transfer_amount: '0.50', transfer_from_provider_id: '1', transfer_to_provider_id: '2' }))
    form.set(`add_transfer[${name}]`, value);
  const { token } = await calls.login('rahim', rahim.password);
  const { body } = await calls.form('/api/v1/user/add-transfer?locale=ms', form, token);
  expect(body['message']).toContain('1.00');
  expect(body['message']).not.toContain('must');
});
