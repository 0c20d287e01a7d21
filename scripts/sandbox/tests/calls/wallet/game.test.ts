import { describe, expect, test as plain } from 'vitest';
import { PAYS, ROUNDS } from '../../../pages/reels.ts';
import { test, type Wallet } from '../../fixtures/wallet.ts';

const usual = { isFrame: '0', providerName: 'Rain', gameCode: 'rain-1', provider: '11', language: 'en', mode: 'real' };

function launch(wallet: Wallet, changes: Record<string, string> = {}) {
  return wallet.get(`/api/v1/launch-game?${new URLSearchParams({ ...usual, ...changes })}`);
}

async function opened(wallet: Wallet) {
  const page = await (await fetch(String((await launch(wallet))['url']))).text();
  return /data-key="([\w-]+)"/.exec(page)?.[1] ?? '';
}

async function round(wallet: Wallet, key: string, bet: unknown) {
  return (await wallet.calls.post('/play/rounds', { key, bet })).body;
}

describe('a launch', () => {
  test('gives an address that opens the game once', async ({ wallet }) => {
    const url = String((await launch(wallet))['url']);
    expect(url).toMatch(new RegExp(`^${wallet.calls.url}/play/[\\w-]{43}$`));
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(404);

    const [first, second] = [await fetch(url), await fetch(url)];

    expect(first.status).toBe(200);
    expect(first.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
    expect(await first.text()).toMatch(/<h1>Rain 1<\/h1>.*12\.50/s);
    expect(second.status).toBe(404);
    expect(await second.text()).toContain('opens no game');
  });

  test('is void after five minutes', async ({ clock, wallet }) => {
    const url = String((await launch(wallet))['url']);
    clock.now += 5 * 60_000;
    expect((await fetch(url)).status).toBe(404);
  });
});

describe('a round', () => {
  test('moves the game account’s money by exactly what it says', async ({ wallet }) => {
    const key = await opened(wallet);

    const { success, times, win, balance } = await round(wallet, key, '1.00');

    expect(success).toBe(true);
    expect(win).toBe(Number(times).toFixed(2));
    expect(balance).toBe((11.5 + Number(times)).toFixed(2));
    expect(await wallet.credit(11)).toBe(balance);
    expect(await wallet.credit(0)).toBe('1250.00');
  });

  test.for([
    ['12.51', 'There is not enough credit for this bet'],
    ['0.09', 'A bet is 0.10 to 1,000.00'],
    ['1000.01', 'A bet is 0.10 to 1,000.00'],
    ['-1', 'A bet is 0.10 to 1,000.00'],
    [1, 'A bet is 0.10 to 1,000.00'],
  ] as const)('of %s is refused', async ([bet, message], { wallet }) => {
    expect(await round(wallet, await opened(wallet), bet)).toEqual({ success: false, message });
    expect(await wallet.credit(11)).toBe('12.50');
  });

  test('needs an opened game', async ({ wallet }) => {
    const unopened = String((await launch(wallet))['url'])
      .split('/')
      .at(-1);

    for (const key of [unopened, 'guess', undefined]) {
      expect(await wallet.calls.post('/play/rounds', { key, bet: '1' })).toMatchObject({ status: 401 });
    }
  });
});

describe('the reels', () => {
  plain('return 95 of every 100 bet', () => {
    const returned = PAYS.reduce((sum, { times, weight }) => sum + times * weight, 0);

    expect(returned / ROUNDS).toBe(0.95);
  });
});
