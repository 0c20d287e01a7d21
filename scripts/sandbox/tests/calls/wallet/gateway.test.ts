import { describe, expect } from 'vitest';
import { test, type Wallet } from '../../fixtures/wallet.ts';

const NONE = new Blob([]);

async function payable(wallet: Wallet, amount = '40') {
  const fields = { deposit_bank_id: '2', deposit_method: 'payment_gateway', deposit_amount: amount };
  return String((await wallet.deposit(fields, NONE))['url']);
}

async function answer(url: string, outcome: string) {
  return (await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }) })).text();
}

describe('a deposit at a gateway', () => {
  test('is paid on a page of its own, once', async ({ wallet }) => {
    const url = await payable(wallet);
    expect(url).toMatch(new RegExp(`^${wallet.calls.url}/pay/[\\w-]{43}$`));
    expect(await (await fetch(url)).text()).toMatch(/Shell.*RM 40\.00.*Pay now/s);
    expect(await wallet.credit(11)).toBe('12.50');

    const pages = await Promise.all(Array.from({ length: 5 }, () => answer(url, 'paid')));

    for (const page of pages) expect(page).toContain('Paid. Thank you.');
    expect(await wallet.credit(11)).toBe('52.50');
    expect(await answer(url, 'cancelled')).toContain('Paid. Thank you.');
    expect((await wallet.report()).data[0]).toMatchObject({ type: 'Deposit', amount: '40.00', status: 'Approved' });
  });

  test('is called off', async ({ wallet }) => {
    const url = await payable(wallet);

    expect(await answer(url, 'cancelled')).toContain('Nothing was paid.');
    expect(await answer(url, 'paid')).toContain('Nothing was paid.');

    expect(await wallet.credit(11)).toBe('12.50');
    expect((await wallet.report()).data[0]).toMatchObject({ status: 'Rejected' });
  });

  test('waits until there is an answer that can be understood', async ({ wallet }) => {
    const url = await payable(wallet);

    expect(await answer(url, 'perhaps')).toContain('Pay now');
    expect((await wallet.report()).data[0]).toMatchObject({ status: 'Pending' });
  });

  test('is found by nobody without its key', async ({ wallet }) => {
    await payable(wallet);

    for (const method of ['GET', 'POST']) expect((await fetch(`${wallet.calls.url}/pay/guess`, { method })).status).toBe(404);
  });
});
