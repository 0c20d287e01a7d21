import { useState } from 'react';
import type { MoneyOutcome } from '@/lib/actions/money/submit-money';
import { transfer } from '@/lib/actions/money/transfer';
import type { MoneyOwner } from '@/lib/domain/money/game-money';
import { problemText } from '@/lib/domain/problem';
import { fill } from '@/lib/domain/text/fill';
import type { Transfer } from '@/lib/forms/transfer';
import type { MoneyNotice } from '../money/money-messages';
import type { MoveTexts } from './move-texts';

/** A transfer that belongs to a game, and what came of it. */
export type Move =
  | { status: 'idle' }
  | { status: 'moving'; amount: string }
  /** The same was sent a moment ago: the player has to confirm it. */
  | { status: 'repeated'; command: Transfer }
  /** The text is the backend's, or the one of spec section 8. */
  | { status: 'done'; text: string }
  /** Nothing was moved; it can be tried again. */
  | { status: 'refused'; notice: MoneyNotice }
  /** It may have been moved. */
  | { status: 'unconfirmed'; notice: MoneyNotice };

/** Sends a transfer with the guards of every money request, for the player who was asked. */
export function useMove(player: MoneyOwner, messages: MoveTexts) {
  const [move, setMove] = useState<Move>({ status: 'idle' });
  return {
    move,
    /** Resolves with whether the money was moved. */
    async send(command: Transfer, isConfirmed = false): Promise<boolean> {
      setMove({ status: 'moving', amount: command.amount });
      const outcome = await transfer(command, { playerId: player.id, isConfirmed });
      setMove(moveOf(outcome, command, player, messages));
      return outcome.status === 'done';
    },
    reset: () => setMove({ status: 'idle' }),
  };
}

function moveOf(outcome: MoneyOutcome<string | undefined>, command: Transfer, player: MoneyOwner, messages: MoveTexts): Move {
  const refused = (text: string, more: Partial<MoneyNotice> = {}): Move => ({
    status: 'refused',
    notice: { kind: 'error', text, ...more },
  });
  switch (outcome.status) {
    case 'done':
      return { status: 'done', text: outcome.value ?? messages.done };
    case 'repeated':
      return { status: 'repeated', command };
    case 'unconfirmed':
      return { status: 'unconfirmed', notice: { kind: 'error', text: messages.unconfirmed, next: 'transactions' } };
    case 'refused': {
      const fallback = outcome.problem.kind === 'refused' ? messages.failed : messages.error;
      return refused(problemText(outcome.problem, fallback, messages.maintenance), { more: messages.more });
    }
    case 'otherPlayer':
      return refused(fill(messages.otherPlayer, { name: player.username }), { next: 'reload' });
    case 'busy':
    case 'notSent':
      return refused(messages[outcome.status]);
  }
}
