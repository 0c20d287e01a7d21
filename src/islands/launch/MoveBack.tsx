import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import * as icons from '@/assets/icons';
import { pageNumber } from '@/lib/browser/page/page-locale';
import { moneyText } from '@/lib/domain/money/amount';
import type { LeftMoney } from '@/lib/domain/money/game-money';
import { fill } from '@/lib/domain/text/fill';
import { leftAtProviders } from '@/lib/stores/games/left-money';
import { $session, onPlayerChange } from '@/lib/stores/session/session';
import { Icon } from '../ui/Icon';
import { LongText } from '../ui/LongText';
import { MoveNotice, type MoveTexts, useMove } from './use-move';

const MINUTE_MS = 60_000;

/** Offers to move back what is left at a provider after a game, and says there what came of it. A line at the bottom, which keeps nobody from playing on. */
export function MoveBack({ messages }: { messages: MoveTexts }) {
  const offered = useStore(leftAtProviders.$left);
  const [taken, setTaken] = useState<LeftMoney>();
  // Whoever signs in meanwhile sees nothing of it.
  useEffect(() => onPlayerChange($session, () => setTaken(undefined)), []);
  // What was tapped stays until the player has read what came of it.
  const left = taken ?? offered;
  return (
    <div role="status" className="empty:hidden fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-30 mx-auto max-w-narrow">
      {left && (
        <Line
          key={`${left.id} ${left.credit}`}
          left={left}
          messages={messages}
          onTake={() => setTaken(left)}
          onClose={(isMoved) => {
            setTaken(undefined);
            leftAtProviders.dismiss(left, { isMoved });
          }}
        />
      )}
    </div>
  );
}

interface LineProps {
  left: LeftMoney;
  messages: MoveTexts;
  onTake: () => void;
  onClose: (isMoved: boolean) => void;
}

function Line({ left, messages, onTake, onClose }: LineProps) {
  const { move, send, reset } = useMove(left.player, messages);
  const amount = moneyText(left.amount);
  const [minutes] = useState(() => Math.floor((Date.now() - left.at) / MINUTE_MS));
  const moveBack = (isConfirmed = false) => {
    onTake();
    void send({ from: left.id, to: left.mainWalletId, amount: left.amount }, isConfirmed);
  };
  const isOffered = move.status === 'idle' || move.status === 'refused';
  return (
    <div className="new-buttons flex items-start gap-2 rounded-card border border-edge bg-raised py-2 ps-4 pe-1 wrap-anywhere">
      <div className="flex-1 py-2 font-backend">
        {move.status === 'moving' && <p>{fill(messages.movingBack, { amount })}</p>}
        {move.status === 'done' && (
          <>
            <LongText text={move.text} more={messages.more} />
            <p>{fill(messages.movedBack, { amount })}</p>
          </>
        )}
        {isOffered && minutes > 0 && <p>{fill(messages.playedFor, { game: left.game, minutes: pageNumber(minutes) })}</p>}
        {isOffered && <p>{fill(messages.holds, { provider: left.name, amount: moneyText(left.credit) })}</p>}
        {'notice' in move && <MoveNotice notice={move.notice} messages={messages} />}
        {isOffered && (
          <button type="button" className="text-button block text-start" onClick={() => moveBack()}>
            {fill(messages.moveBack, { amount })}
          </button>
        )}
        {move.status === 'repeated' && (
          <>
            <p>{messages.repeatText}</p>
            <span className="flex flex-wrap gap-x-4">
              <button type="button" className="text-button" onClick={reset}>
                {messages.repeatNo}
              </button>
              <button type="button" className="text-button" onClick={() => moveBack(true)}>
                {messages.repeatYes}
              </button>
            </span>
          </>
        )}
      </div>
      {move.status !== 'moving' && (
        <button type="button" className="icon-button flex-none" aria-label={messages.close} onClick={() => onClose(move.status === 'done')}>
          <Icon path={icons.close} />
        </button>
      )}
    </div>
  );
}
