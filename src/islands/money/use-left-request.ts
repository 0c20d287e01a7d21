import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { moneyText } from '@/lib/domain/money/amount-text';
import { statusTone } from '@/lib/domain/report/report';
import type { MoneyKind } from '@/lib/domain/report/sent-request';
import { fill } from '@/lib/domain/text/fill';
import { type LeftRequest, sentRequests } from '@/lib/stores/sent-requests';
import type { MoneyNotice, MoneyTexts, OutcomeTexts } from './money-messages';
import { statusLabel } from './status-label';

type Messages = MoneyTexts & OutcomeTexts;

/** Looks for the request that was on its way when this form was last left, and says what became of it (decisions, 64). */
export function useLeftRequest(kind: MoneyKind, playerId: string, messages: Messages): (LeftRequest & MoneyNotice) | undefined {
  const left = useStore(sentRequests.$left);
  useEffect(() => sentRequests.lookForLeftRequest(kind, playerId), [kind, playerId]);
  return left && { ...left, ...noticeOf(left, messages) };
}

const NOTICE_KINDS = { success: 'success', warning: 'info', danger: 'error' } as const;

function noticeOf(left: LeftRequest, messages: Messages): MoneyNotice {
  const amount = moneyText(left.amount);
  if (left.status === 'looking') return { kind: 'info', text: fill(messages.onItsWay, { amount }) };
  if (left.status === 'notFound') return { kind: 'error', text: messages.unconfirmed, next: 'transactions' };
  return {
    kind: NOTICE_KINDS[statusTone(left.row.status)],
    text: fill(messages.found, { amount, status: statusLabel(left.row.status, messages) }),
    next: 'transactions',
  };
}
