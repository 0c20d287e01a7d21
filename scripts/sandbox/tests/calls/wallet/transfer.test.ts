import { describe, expect } from 'vitest';
import { test } from '../../fixtures/wallet.ts';

const refused = (message: string) => ({ success: false, message });

describe('a transfer', () => {
  test.for([
    [11, 11, '1', 'Cannot transfer to the same provider. Please select different providers.'],
    [0, 0, '1', 'Cannot transfer to the same provider. Please select different providers.'],
    [11, 0, '12.51', 'There is not enough credit there for this transfer'],
    [21, 0, '1', 'There is not enough credit there for this transfer'],
    [0, 12, '1', 'This provider is under maintenance. Please choose another one for now.'],
    [12, 0, '1', 'This provider is under maintenance. Please choose another one for now.'],
    [0, 99, '1', 'Please choose a provider from the list'],
    [0, 11, '0', 'The amount must be at least 1.00'],
    [0, 11, 'all', 'Please enter an amount with at most two decimals'],
    [-1, 11, '1', 'Please choose where the credit comes from'],
    [0, -1, '1', 'Please choose where the credit goes'],
  ] as const)('from %i to %i of %s is refused', async ([from, to, amount, message], { wallet }) => {
    expect(await wallet.transfer(from, to, amount)).toEqual(refused(message));
    expect(await wallet.credit(0)).toBe('1250.00');
    expect((await wallet.report({ type: '3' })).data).toEqual([]);
  });
});
