import { render, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import gateTexts from '@/content/messages/en/gate.json';
import texts from '@/content/messages/en/transfer.json';
import { TransferForm } from '@/islands/transfer/TransferForm.island';
import { fill } from '@/lib/domain/text/fill';
import { alertText, answerForm, answerGet } from '../account/player-page';
import { user } from '../user';
import { answerReport, CHOICES, field, knowRows, links, signIn, valuesOf } from './money-page';

async function open(rows: object[] = []) {
  await signIn();
  answerGet('user/pre-transfer', CHOICES);
  const report = answerReport(rows);
  return { report, page: render(<TransferForm messages={gateTexts} links={links} />) };
}

/** Sends a transfer, whose page is left before its answer. */
async function sendAndLeave() {
  const answer = Promise.withResolvers<Response>();
  const sent = answerForm('user/add-transfer', () => answer.promise);
  const { page, report } = await open();
  await user.selectOptions(await field('From'), 'Lotus');
  await user.selectOptions(await field('To'), 'Kite');
  await user.type(await field('Amount'), '25');
  await knowRows(report, 1);
  await user.click(screen.getByRole('button', { name: texts.submit }));
  await waitFor(() => expect(sent).toHaveLength(1));
  page.unmount();
  answer.resolve(HttpResponse.error());
}

it.each([
  ['is on its way', [], texts.onItsWay],
  ['was rejected', [{ transaction_id: 'T1', amount: '25.00', status: 'Rejected' }], texts.found],
])('says after a reload that it %s, and keeps what was typed', async (_, rows, text) => {
  await sendAndLeave();
  await open(rows);
  const notice = await screen.findByText(fill(text, { amount: 'RM 25.00', status: 'Rejected' }));
  expect(notice.closest('[role=alert]') !== null).toBe(rows.length > 0);
  expect(await valuesOf('From', 'To', 'Amount')).toEqual(['5', '6', '25']);
});

it('is not confirmed where nobody can say which row is its own', async () => {
  sessionStorage.setItem(
    'draft_transfer_sent',
    JSON.stringify({ player: '7', at: Date.now(), hash: 'x', amount: '25' }),
  );
  const { report } = await open();
  expect(await alertText()).toBe(texts.unconfirmed);
  expect(report.reads).toBe(0);
});
