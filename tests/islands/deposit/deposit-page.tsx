import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import texts from '@/content/messages/en/deposit.json';
import { DepositForm } from '@/islands/deposit/DepositForm.island';
import { withLimits } from '@/lib/domain/limits/with-limits';
import { fakeTab } from '../../unit/lib/browser/tabs/fake-tab';
import { type Answer, answerForm, answerGet } from '../account/player-page';
import { field, links, shared, signIn } from '../money/money-page';
import { onScreen } from '../screen';
import { user } from '../user';

/** What the preparation of a file waits for, by its name. */
const preparations = new Map<string, Promise<void>>();
// jsdom draws no pictures.
vi.mock('@/lib/browser/files/prepare-receipt', () => ({
  async prepareReceipt(file: File) {
    await preparations.get(file.name);
    if (file.size === 0) return { ok: false, problem: 'receiptEmpty' };
    return { ok: true, file: new File([file], 'receipt.jpg', { type: 'image/jpeg' }) };
  },
}));
vi.mock('@/lib/browser/files/files', async (original) => ({
  ...(await original<object>()),
  createFilePreview: () => ({ address: 'blob:preview', revoke: () => {} }),
}));

export { user };
export const channel = (id: number, bank_name: string, type: string) => ({
  id,
  bank_name,
  account_holder_name: 'House',
  account_no: '00991',
  type,
});
export const CHOICES = {
  game_provider: [{ id: 5, provider_name: 'Lotus' }],
  deposit_bank: {
    fund_transfer: [channel(1, 'Padma', 'NORMAL_BANK'), channel(2, 'Meghna', 'OTHER')],
    payment_gateway: [channel(3, 'DheuPay', 'PAYMENT_GATEWAY')],
    qr_pay: [{ ...channel(4, 'NoukaQR', 'QR_PAY'), qr_image: '/media/qr.png' }],
  },
  promotion: [
    { id: 1, promotion_name: 'No promotion' },
    { id: 7, promotion_name: 'Welcome' },
  ],
};
export const marks = [{ name: 'DheuPay', src: '/media/dheupay.webp' }];
/** The row of the channel, which opens the sheet with all of them. */
export const row = () => document.querySelector('[data-field=channel]') as HTMLElement;
/** The name of the chosen channel. */
export const chosen = () => row().querySelector('.font-backend')?.textContent ?? '';
/** The channels of the sheet. */
export async function offered(): Promise<HTMLElement[]> {
  await user.click(row());
  return within(screen.getByRole('dialog')).getAllByRole('button', { name: /^(?!Back)/ });
}
export async function choose(name: string): Promise<void> {
  const channel = (await offered()).find(({ textContent }) => textContent?.includes(name));
  await user.click(channel as HTMLElement);
}
export const button = () => screen.getByRole('button', { name: /^(Submit Deposit|I have paid)$/ });
/** The step that a phone shows, and the way to the next one. */
export const step = () =>
  document.querySelector<HTMLElement>('[data-part]:not(.max-md\\:hidden)')?.dataset['part'];
export const next = () => user.click(screen.getByRole('button', { name: 'Next' }));

beforeEach(() => {
  onScreen('large');
  history.replaceState(null, '', '/deposit');
});

afterEach(() => {
  preparations.clear();
});

/** Holds the preparation of files of this name; the function lets it go on. */
export function holdPreparation(name: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  preparations.set(name, promise);
  return resolve;
}

/** Chooses a picture of as many kB as receipt. */
export async function chooseReceipt(name: string, kB = 1): Promise<void> {
  await user.upload(
    screen.getByLabelText(/^Receipt/),
    new File(['x'.repeat(kB * 1_000)], name, { type: 'image/png' }),
  );
}

export function renderForm() {
  const messages = withLimits({ ...texts, ...shared }, 'en');
  // It waits for what it has to know.
  return act(async () => render(<DepositForm messages={messages} links={links} marks={marks} />));
}

export async function open(
  choices: object = CHOICES,
  report: Answer<unknown> = { success: true, data: [] },
) {
  await signIn();
  answerForm('report', report);
  answerGet('user/pre-deposit', { success: true, data: choices });
  const page = await renderForm();
  await field('Goes to');
  return page;
}

export async function fill({
  method = 'Fund Transfer',
  bank = 'Padma',
  amount = '100',
  receipt = true,
} = {}): Promise<void> {
  await user.selectOptions(await field('Goes to'), 'Lotus');
  await user.click(screen.getByRole('tab', { name: method }));
  await choose(bank);
  await user.selectOptions(await field('Promotion'), 'Welcome');
  await user.type(await field('Amount'), amount);
  if (receipt) await chooseReceipt('paid.png');
}

export const fillAtGateway = () =>
  fill({ method: 'Payment Gateway', bank: 'DheuPay', receipt: false });

/** Sends the deposit, which the backend takes. */
export async function submit(): Promise<void> {
  await user.click(button());
  await screen.findByText('Deposit submitted successfully!');
}

/** What the browser gives for a new tab. */
export function newTabs() {
  const tab = fakeTab();
  const opened = vi.fn(() => tab);
  vi.stubGlobal('open', opened);
  return { tab, opened };
}
