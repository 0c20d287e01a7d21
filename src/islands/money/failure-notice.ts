import type { MoneyOutcome } from '@/lib/actions/money/submit-money';
import { fill } from '@/lib/domain/text/fill';
import type { MoneyNotice } from './money-messages';

interface Texts {
  unconfirmed: string;
  otherPlayer: string;
  busy: string;
  notSent: string;
  onBreak: string;
  offline: string;
}

/** What a player reads about a money request that was not sent, or may have been done. `username` is that of the player it was made for. */
export function failureNotice(
  outcome: Exclude<MoneyOutcome<unknown>, { status: 'done' | 'repeated' | 'refused' }>,
  messages: Texts,
  username: string,
): MoneyNotice {
  switch (outcome.status) {
    case 'unconfirmed':
      return { kind: 'error', text: messages.unconfirmed, next: 'transactions' };
    case 'otherPlayer':
      return { kind: 'error', text: fill(messages.otherPlayer, { name: username }), next: 'reload' };
    case 'offline':
      return { kind: 'error', text: messages.offline, next: 'send' };
    case 'busy':
    case 'notSent':
    case 'onBreak':
      return { kind: 'error', text: messages[outcome.status] };
  }
}
