import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import texts from '@/content/messages/en/deposit.json';
import { holdInput } from '@/islands/client-touched';
import { DepositForm } from '@/islands/deposit/DepositForm.island';
import { withLimits } from '@/lib/domain/limits/with-limits';
import { answerGet, hrefOf } from '../account/player-page';
import { field, links, shared, signIn } from '../money/money-page';
import { onScreen } from '../screen';
import { CHOICES, choose, chosen, marks, step, user } from './deposit-page';

const form = (
  <DepositForm messages={withLimits({ ...texts, ...shared }, 'en')} links={links} marks={marks} />
);
const amount = () => screen.getByLabelText<HTMLInputElement>('Amount');
const island = document.createElement('astro-island');
let root: Root | undefined;

/** The form as the page has it, before its island is hydrated. */
function openBuilt(): void {
  vi.stubEnv('SSR', true);
  island.innerHTML = renderToString(form);
  vi.stubEnv('SSR', false);
  document.body.append(island);
  void holdInput(island);
}

/** React comes, with or before what it has to know. */
const live = () =>
  act(async () => {
    root = hydrateRoot(island, form);
  });

beforeEach(() => signIn());
afterEach(() => act(() => root?.unmount()));

it('has the amount in the page, and nothing that needs an answer or would send it', () => {
  openBuilt();
  expect(island.querySelector('form')?.method).toBe('post');
  expect(amount().disabled).toBe(false);
  expect(screen.queryByLabelText('Goes to')).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    ['50', '100', '200', '500', '1,000', '5,000'].map((amount) => `RM\u00a0${amount}`),
  );
});

it('keeps the field, its focus and what was typed when it comes alive, and counts it', async () => {
  openBuilt();
  const typedInto = amount();
  await user.type(typedInto, '350{Enter}');
  answerGet('user/pre-deposit', { success: true, data: CHOICES });
  await live();
  await field('Goes to');
  expect(amount()).toBe(typedInto);
  expect(document.activeElement).toBe(typedInto);
  expect(typedInto.value).toBe('350');
  await choose('Meghna');
  expect(screen.getByRole('region', { name: 'Summary' }).textContent).toContain('350.00');
  expect(console.error).not.toHaveBeenCalled();
});

it.each([
  ['', '100'],
  ['350', '350'],
])(
  'has what was kept over a reload, unless something was typed before it was there: "%s"',
  async (typed, kept) => {
    const fields = {
      provider: '5',
      method: 'qr_pay',
      channel: '4',
      promotion: '1',
      amount: '100',
      step: 'payment',
    };
    sessionStorage.setItem(
      'draft_deposit',
      JSON.stringify({ player: '7', at: Date.now(), fields }),
    );
    onScreen('phone');
    openBuilt();
    if (typed) await user.type(amount(), typed);
    answerGet('user/pre-deposit', { success: true, data: CHOICES });
    await live();
    await field('Goes to');
    expect(amount().value).toBe(kept);
    expect(chosen()).toBe('NoukaQR');
    expect(step()).toBe('payment');
    expect(console.error).not.toHaveBeenCalled();
  },
);

it('gives way to the notice of a pre-check that failed, and comes back with what was typed', async () => {
  openBuilt();
  await user.type(amount(), '350');
  answerGet('user/pre-deposit', { success: false });
  await live();
  await screen.findByRole('heading', { name: 'Deposit Disabled' });
  expect(hrefOf('Why? Deposits are disabled')).toBe('/help/where-to-pay');
  expect(screen.queryByLabelText('Amount')).toBeNull();
  answerGet('user/pre-deposit', { success: true, data: CHOICES });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await field('Goes to');
  expect(amount().value).toBe('350');
});
