import { render, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import gateTexts from '@/content/messages/en/gate.json';
import texts from '@/content/messages/en/transfer.json';
import { TransferForm } from '@/islands/transfer/TransferForm.island';
import { fill } from '@/lib/domain/text/fill';
import { alertText, answerForm, answerGet } from '../account/player-page';
import { user } from '../user';
import { answerReport, CHOICES, field, knowRows, links, signIn } from './money-page';

let report: ReturnType<typeof answerReport>;

beforeEach(() => {
  report = { rows: [], reads: 0 };
});

describe('a transfer without an answer', () => {
  const onItsWay = fill(texts.onItsWay, { amount: 'RM 25.00' });
  const found = (status: string) => fill(texts.found, { amount: 'RM 25.00', status });

  async function open() {
    await signIn();
    answerGet('user/pre-transfer', CHOICES);
    report = answerReport(report.rows);
    return render(<TransferForm messages={gateTexts} links={links} />);
  }

  /** Fills in the form, and sends it; its answer waits. */
  async function send() {
    const answer = Promise.withResolvers<Response>();
    const sent = answerForm('user/add-transfer', () => answer.promise);
    const page = await open();
    await user.selectOptions(await field('From'), 'Lotus');
    await user.selectOptions(await field('To'), 'Kite');
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
    expect([(await field('From')).value, (await field('To')).value]).toEqual(['5', '6']);
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
    expect(screen.queryByText(texts.arrived)).toBeNull();
  });

  it('is found by its own form where its answer was cut', async () => {
    const { cutAnswer } = await send();
    report.rows = [{ transaction_id: 'T1', amount: '25.00', status: 'Pending' }];
    cutAnswer();
    expect(await screen.findByText(texts.arrived)).toBeTruthy();
    expect(screen.queryByText(texts.unconfirmed)).toBeNull();
  });

  it('is not confirmed where nobody can say which row is its own', async () => {
    sessionStorage.setItem('draft_transfer_sent', JSON.stringify({ player: '7', at: Date.now(), hash: 'x', amount: '25' }));
    await open();
    expect(await alertText()).toBe(texts.unconfirmed);
    expect(report.reads).toBe(0);
  });
});
