import { useStore } from '@nanostores/react';
import { moneyText } from '@/lib/domain/money/amount';
import { statusTone } from '@/lib/domain/report/report';
import { fill } from '@/lib/domain/text/fill';
import type { MoneyFormStore, MoneySchema } from '@/lib/stores/money/money-form';
import { sentRequests, type UnansweredRequest } from '@/lib/stores/money/sent-requests';
import type { MoneyOutcome } from '@/lib/stores/money/submit-money';
import { statusLabel } from '../transactions/transaction-labels';
import type { FormTexts, MoneyNotice } from './money-messages';
import { refusalNotice } from './refusal';

/** What a form shows about its last request, also after a reload. */
export function useNotice<Schema extends MoneySchema, Choices>(
  { kind, $state, openedFor }: MoneyFormStore<Schema, Choices>,
  messages: FormTexts,
): MoneyNotice | undefined {
  const { outcome } = useStore($state);
  const unanswered = useStore(sentRequests.$unanswered);
  // That it was found is newer than that it could not be confirmed.
  if (unanswered && (unanswered.status === 'found' || !outcome))
    return unansweredNotice(unanswered, messages);
  if (!outcome) return undefined;
  if (outcome.status === 'refused') return refusalNotice(kind, outcome.problem, messages);
  return failureNotice(outcome, messages, openedFor().username);
}

const NOTICE_KINDS = { success: 'success', warning: 'info', danger: 'error' } as const;

function unansweredNotice(unanswered: UnansweredRequest, messages: FormTexts): MoneyNotice {
  const amount = moneyText(unanswered.sent.amount);
  if (unanswered.status === 'looking')
    return { kind: 'info', text: fill(messages.onItsWay, { amount }) };
  if (unanswered.status === 'notFound')
    return { kind: 'error', text: messages.unconfirmed, next: 'transactions' };
  const { status } = unanswered.row;
  const text = fill(messages.found, { amount, status: statusLabel(status, messages) });
  return { kind: NOTICE_KINDS[statusTone(status)], text, next: 'transactions' };
}

/** What a player reads about a money request that was not sent, or may have been done. `username` is that of the player it was made for. */
export function failureNotice(
  outcome: Exclude<MoneyOutcome<unknown>, { status: 'done' | 'repeated' | 'refused' }>,
  messages: Pick<
    FormTexts,
    'otherPlayer' | 'busy' | 'notSent' | 'onBreak' | 'offline' | 'unconfirmed'
  >,
  username: string,
): MoneyNotice {
  switch (outcome.status) {
    case 'unconfirmed':
      return { kind: 'error', text: messages.unconfirmed, next: 'transactions' };
    case 'otherPlayer':
      return {
        kind: 'error',
        text: fill(messages.otherPlayer, { name: username }),
        next: 'reload',
      };
    case 'offline':
      return { kind: 'error', text: messages.offline, next: 'send' };
    case 'busy':
    case 'notSent':
    case 'onBreak':
      return { kind: 'error', text: messages[outcome.status] };
  }
}
