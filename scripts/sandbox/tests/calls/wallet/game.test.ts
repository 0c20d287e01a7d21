import { expect } from 'vitest';
import { test, type Wallet } from '../../fixtures/wallet.ts';

async function launchedAt(wallet: Wallet) {
  const game = { isFrame: '0', providerName: 'Rain', gameCode: 'rain-1', provider: '11', language: 'en', mode: 'real' };
  return String((await wallet.get(`/api/v1/launch-game?${new URLSearchParams(game)}`))['url']);
}

test('a launch gives an address that opens the game once', async ({ wallet }) => {
  const url = await launchedAt(wallet);
  expect((await fetch(url, { method: 'HEAD' })).status).toBe(404);

  expect(await (await fetch(url)).text()).toMatch(/<h1>Rain 1<\/h1>.*12\.50/s);
  expect((await fetch(url)).status).toBe(404);
});

test('a launch is void after five minutes', async ({ clock, wallet }) => {
  const url = await launchedAt(wallet);
  clock.now += 5 * 60_000;
  expect((await fetch(url)).status).toBe(404);
});
