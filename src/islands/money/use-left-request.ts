import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { moneyText } from '@/lib/domain/money/amount';
import { statusTone } from '@/lib/domain/report/report';
import type { MoneyKind } from '@/lib/domain/report/sent-request';
import { fill } from '@/lib/domain/text/fill';
import { type LeftRequest, sentRequests } from '@/lib/stores/sent-requests';
import { statusLabel } from '../transactions/transaction-labels';
import type { MoneyNotice, MoneyTexts, OutcomeTexts } from './money-messages';
import { type RefusalTexts, refusalOf } from './refusal';

type Messages = MoneyTexts & OutcomeTexts & RefusalTexts;

/** After a reload in flight: looks in the report for the request that was sent, so that nobody sends it twice, and says what became of it. */
export function useLeftRequest(kind: MoneyKind, playerId: string, messages: Messages): (LeftRequest & MoneyNotice) | undefined {
  const left = useStore(sentRequests.$left);
  useEffect(() => sentRequests.lookForLeftRequest(kind, playerId), [kind, playerId]);
  return left && { ...left, ...noticeOf(kind, left, messages) };
}

const NOTICE_KINDS = { success: 'success', warning: 'info', danger: 'error' } as const;

function noticeOf(kind: MoneyKind, left: LeftRequest, messages: Messages): MoneyNotice {
  if (left.status === 'refused') {
    // Its token was refused, and it was not sent again.
    if (left.problem.kind === 'notRetried') return { kind: 'error', text: messages.notSent };
    return refusalOf(kind, left.problem, messages).notice;
  }
  const amount = moneyText(left.amount);
  if (left.status === 'looking') return { kind: 'info', text: fill(messages.onItsWay, { amount }) };
  if (left.status === 'notFound') return { kind: 'error', text: messages.unconfirmed, next: 'transactions' };
  return {
    kind: NOTICE_KINDS[statusTone(left.row.status)],
    text: fill(messages.found, { amount, status: statusLabel(left.row.status, messages) }),
    next: 'transactions',
  };
}
