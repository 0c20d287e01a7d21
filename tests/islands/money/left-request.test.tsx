import { act, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import depositTexts from '@/content/messages/en/deposit.json';
import gateTexts from '@/content/messages/en/gate.json';
import transferTexts from '@/content/messages/en/transfer.json';
import { DepositForm } from '@/islands/deposit/DepositForm.island';
import { TransferForm } from '@/islands/transfer/TransferForm.island';
import { withLimits } from '@/lib/domain/limits/with-limits';
import { fill } from '@/lib/domain/text/fill';
import { alertText, answerForm, answerGet } from '../account/player-page';
import { user } from '../user';
import { answerReport, field, knowRows, links, PROVIDERS, shared, signIn } from './money-page';

const CHANNEL = { id: 4, bank_name: 'Meghna', account_holder_name: 'House', account_no: '00991', type: 'OTHER' };

/** What differs between a form of steps and one of a single step, as a withdrawal is, too: calls, selects and words. */
const FORMS = {
  deposit: {
    element: <DepositForm messages={withLimits({ ...depositTexts, ...shared }, 'en')} links={links} marks={[]} />,
    choices: { game_provider: PROVIDERS, deposit_bank: { fund_transfer: [CHANNEL] }, promotion: [] },
    selects: { Provider: 'Lotus', Bank: 'Meghna' },
    chosen: { Provider: '5', Bank: '4' },
    texts: depositTexts,
  },
  transfer: {
    element: <TransferForm messages={gateTexts} links={links} />,
    choices: { game_provider: PROVIDERS },
    selects: { From: 'Lotus', To: 'Kite' },
    chosen: { From: '5', To: '6' },
    texts: transferTexts,
  },
} as const;

/** Chooses an option of a select, or a tile of a radio group. */
async function choose(label: string, option: string): Promise<void> {
  const select = await field(label);
  if (select.value === undefined) await user.click(within(select).getByRole('radio', { name: option }));
  else await user.selectOptions(select, option);
}

async function chosenAt(label: string): Promise<string | undefined> {
  const select = await field(label);
  return select.value ?? select.querySelector<HTMLInputElement>(':checked')?.value;
}

let report: ReturnType<typeof answerReport>;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  report = { rows: [], reads: 0 };
});

describe.each(Object.keys(FORMS) as (keyof typeof FORMS)[])('a %s without an answer', (kind) => {
  const { element, choices, selects, chosen, texts } = FORMS[kind];
  const { arrived, unconfirmed } = texts;
  const onItsWay = fill(texts.onItsWay, { amount: 'RM 25.00' });
  const found = (status: string) => fill(texts.found, { amount: 'RM 25.00', status });

  async function open() {
    await signIn();
    answerGet(`user/pre-${kind}`, { success: true, data: choices });
    report = answerReport(report.rows);
    return act(async () => render(element));
  }

  /** Fills in the form, and sends it; its answer waits. */
  async function send() {
    const answer = Promise.withResolvers<Response>();
    const sent = answerForm(`user/add-${kind}`, () => answer.promise);
    const page = await open();
    for (const [label, option] of Object.entries(selects)) await choose(label, option);
    await user.type(await field('Amount'), '25');
    await knowRows(report, 1);
    await user.click(screen.getByRole('button', { name: texts.submit }));
    await waitFor(() => expect(sent).toHaveLength(1));
    return { page, cutAnswer: () => answer.resolve(HttpResponse.error()) };
  }

  it.each([
    ['is on its way', undefined, onItsWay],
    ['was rejected', 'Rejected', found('Rejected')],
  ])('says after a reload that it %s, and keeps what was typed', async (_, booked, text) => {
    const { page, cutAnswer } = await send();
    page.unmount();
    cutAnswer();
    if (booked) report.rows = [{ transaction_id: 'T1', amount: '25.00', status: booked }];
    await open();
    expect((await screen.findByText(text)).closest('[role=alert]') !== null).toBe(booked !== undefined);
    expect((await field('Amount')).value).toBe('25');
    for (const [label, value] of Object.entries(chosen)) expect(await chosenAt(label)).toBe(value);
  });

  it('keeps what was typed after it was sent, once it is found after a reload', async () => {
    const { page, cutAnswer } = await send();
    cutAnswer();
    await screen.findByText(onItsWay);
    await user.type(await field('Amount'), '0');
    page.unmount();
    report.rows = [{ transaction_id: 'T1', amount: '25.00', status: 'Pending' }];
    await open();
    expect(await screen.findByText(found('Pending'))).toBeTruthy();
    expect((await field('Amount')).value).toBe('250');
    expect(screen.queryByText(arrived)).toBeNull();
  });

  it('is found by its own form where its answer was cut', async () => {
    const { cutAnswer } = await send();
    report.rows = [{ transaction_id: 'T1', amount: '25.00', status: 'Pending' }];
    cutAnswer();
    expect(await screen.findByText(arrived)).toBeTruthy();
    expect(screen.queryByText(unconfirmed)).toBeNull();
  });

  it('is not confirmed where nobody can say which row is its own', async () => {
    sessionStorage.setItem(`draft_${kind}_sent`, JSON.stringify({ player: '7', at: Date.now(), request: 'x', amount: '25' }));
    await open();
    expect(await alertText()).toBe(unconfirmed);
    expect(report.reads).toBe(0);
  });
});

it('is open where a deposit may be unpaid, whose payment page a reload has lost', async () => {
  const { element } = FORMS.deposit;
  const gateway = { ...CHANNEL, id: 9, bank_name: 'DheuPay', type: 'PAYMENT_GATEWAY' };
  const fields = { provider: '5', method: 'payment_gateway', channel: '9', promotion: '', amount: '25' };
  const stored = { player: '7', at: Date.now(), values: JSON.stringify(fields) };
  await signIn();
  answerGet('user/pre-deposit', {
    success: true,
    data: { game_provider: PROVIDERS, deposit_bank: { payment_gateway: [gateway] }, promotion: [] },
  });
  sessionStorage.setItem('draft_deposit', JSON.stringify({ ...stored, fields }));
  localStorage.setItem('money_sent_at', '5');
  sessionStorage.setItem('draft_deposit_sent', JSON.stringify({ ...stored, request: 'x', amount: '25', sentAt: 5, knownIds: [] }));
  answerReport([{ transaction_id: 'T1', amount: '25.00', status: 'Pending' }]);
  await act(async () => render(element));
  const result = within(await screen.findByRole('region', { name: depositTexts.arrived }));
  expect(result.getByText('Payment open')).toBeTruthy();
  expect(result.getByText(depositTexts.payLost)).toBeTruthy();
});
