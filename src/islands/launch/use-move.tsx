import { useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { reloadPage } from '@/lib/browser/page/load-page';
import { pageAddress } from '@/lib/browser/page/page-language';
import type { MoneyOwner } from '@/lib/domain/money/game-money';
import { typeSearch } from '@/lib/domain/report/report';
import type { Transfer } from '@/lib/forms/transfer';
import type { MoneyOutcome } from '@/lib/stores/money/submit-money';
import { transfer } from '@/lib/stores/money/transfer';
import { loadMessages } from '../load-messages';
import { failureNotice } from '../money/MoneyOutcomeNotice';
import type { MoneyNotice } from '../money/money-messages';
import { refusalNotice } from '../money/refusal';
import { LongText } from '../ui/LongText';

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
  if (outcome.status === 'done') return { status: 'done', text: outcome.value ?? messages.done };
  if (outcome.status === 'repeated') return { status: 'repeated', command };
  if (outcome.status === 'refused') return { status: 'refused', notice: refusalNotice('transfer', outcome.problem, messages) };
  const notice = failureNotice(outcome, messages, player.username);
  return { status: outcome.status === 'unconfirmed' ? 'unconfirmed' : 'refused', notice };
}

/** The texts of a transfer that belongs to a game. */
export type MoveTexts = Messages['play'] & Messages['games'] & Messages['transfer'] & Messages['money'];

/** Loads them in the page's language; rejects when a file cannot be loaded. */
export async function loadMoveTexts(): Promise<MoveTexts> {
  const [play, money] = await Promise.all([loadMessages('play', 'games'), loadMessages('transfer', 'money')]);
  return { ...money, ...play };
}

/** Why nothing was moved, or that it may have been, and what the player can do next. */
export function MoveNotice({ notice, messages }: { notice: MoneyNotice; messages: MoveTexts }) {
  return (
    <div role="alert" className="wrap-anywhere">
      <LongText text={notice.text} more={messages.more} />
      {notice.next === 'transactions' && (
        <a href={pageAddress('/transaction') + typeSearch('transfer')} className="text-button flex items-center">
          {messages.checkTransactions}
        </a>
      )}
      {notice.next === 'reload' && (
        <button type="button" className="text-button" onClick={reloadPage}>
          {messages.reload}
        </button>
      )}
    </div>
  );
}
