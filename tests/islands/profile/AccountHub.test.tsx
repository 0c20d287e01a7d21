import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import gateTexts from '@/content/messages/en/gate.json';
import { Profile } from '@/islands/profile/Profile.island';
import { signInAs } from '../account/player-page';

it('has the balance with its currency, four actions, and the ways to bonuses, bank accounts, help and support', async () => {
  signInAs({ wallet_balance: '1250.5' });
  render(<Profile messages={gateTexts} support="https://chat.example/" />);
  await screen.findByRole('heading', { name: 'Main Wallet' });
  const card = screen.getByRole('region', { name: 'Main Wallet' });
  expect(card.textContent).toContain('RM\u00a01,250.50');
  const links = within(card).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Deposit', '/deposit'],
    ['Withdraw', '/withdraw'],
    ['Transfer', '/transfer'],
    ['Transactions', '/transaction'],
  ]);
  const ways = within(screen.getByRole('navigation', { name: 'Bonuses and help' })).getAllByRole(
    'link',
  );
  expect(ways.map((link) => link.getAttribute('href'))).toEqual([
    ...['/bonuses', '/bank', '/help/deposit', '/help/responsible-gaming'],
    'https://chat.example/',
  ]);
});
