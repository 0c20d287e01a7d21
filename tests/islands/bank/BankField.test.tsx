import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import texts from '@/content/messages/en/registration.json';
import { BankField } from '@/islands/bank/BankField';

const release = vi.hoisted(() => ({ isGone: true }));
vi.mock('@/lib/stores/account/bank-accounts', () => ({
  loadBanks: async () => {
    if (release.isGone) throw new TypeError('Failed to fetch dynamically imported module');
    return { ok: true, value: [{ id: '1', name: 'Padma Savings' }] };
  },
}));

it('says that the banks cannot be loaded when their code is gone, offers a reload, and tries again', async () => {
  document.body.innerHTML = '<p data-broken hidden>The site was updated.<a href="/">Reload</a></p>';
  render(<BankField name="bankId" banks={[]} messages={texts} />);
  expect(await screen.findByText(texts.banksFailed)).toBeTruthy();
  expect(document.querySelector<HTMLElement>('[data-broken]')?.hidden).toBe(false);
  release.isGone = false;
  await userEvent.click(screen.getByRole('button', { name: texts.retry }));
  expect(await screen.findByRole('option', { name: 'Padma Savings' })).toBeTruthy();
  expect(screen.queryByText(texts.banksFailed)).toBeNull();
});
