// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { findProvider } from '../../../../../src/lib/stores/games/found-provider.ts';
import { fakeBackend, offline } from '../../fake-backend.ts';

const INIT = 'v1/init';
const init = (...names: string[]) => ({
  success: true,
  data: { provider: { slot: names.map((provider_name, index) => ({ provider_id: index + 1, provider_name })) } },
});

test.each([
  ['Padma Reels', '2'],
  ['padma REELS', '2'],
  [' Padma Reels ', '2'],
  ['Ｐadma Reels', '2'],
  ['Padma', undefined],
  ['', undefined],
])('“%s” is provider %s, found with one call', async (code, id) => {
  const sent = fakeBackend({ [INIT]: init('Shapla Play', 'Padma Reels') });
  expect((await findProvider(code))?.id).toBe(id);
  expect(sent).toHaveLength(1);
});

test('where nobody answers there is none', async () => {
  fakeBackend({ [INIT]: offline });
  expect(await findProvider('Padma Reels')).toBeUndefined();
});
