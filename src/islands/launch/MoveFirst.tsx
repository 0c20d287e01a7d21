import { useStore } from '@nanostores/react';
import { brandName } from '@/lib/browser/page/brand-name';
import { openNewTab } from '@/lib/browser/tabs/new-tab';
import { showWaiting } from '@/lib/browser/tabs/waiting-page';
import { moneyText } from '@/lib/domain/money/amount';
import { isLow } from '@/lib/domain/money/game-money';
import { fill } from '@/lib/domain/text/fill';
import { dismissLaunch, type Launch } from '@/lib/stores/games/launch';
import { $balances } from '@/lib/stores/money/balances';
import { $session, playerIdOf } from '@/lib/stores/session/session';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { MoveNotice, type MoveTexts, useMove } from './use-move';

interface Props {
  launch: Extract<Launch, { status: 'asking' }>;
  messages: MoveTexts;
  /** Launches the game in a tab that was opened by the tap; `moved` is a decimal. */
  onPlay: (tab: Window | undefined, moved?: string) => void;
}

/**
 * Asks whether money should go to the provider before a game that would open with little or none. Only a tap moves money or opens the game, and a transfer
 * that was not confirmed opens nothing.
 */
export function MoveFirst({ launch: { game, offer }, messages, onPlay }: Props) {
  const { move, send, reset } = useMove(offer.player, messages);
  const balance = useStore($balances)[game.providerId];
  // More may have come from another tab meanwhile; what is not known any more was known when the question was asked.
  const credit = balance?.status === 'known' ? balance.credit : offer.credit;
  const provider = game.providerName;
  const movingText = (amount: string) => fill(messages.moving, { amount: moneyText(amount), provider });

  /** Has to be called while a tap is handled, which opens the tab for the game. */
  async function moveAndPlay(amount: string, isConfirmed = false): Promise<void> {
    const tab = openNewTab();
    showWaiting(tab, { brand: brandName(), title: movingText(amount), hint: messages.movingHint });
    const command = { from: offer.mainWalletId, to: game.providerId, amount };
    const isMoved = await send(command, isConfirmed);
    // Another player may have signed in meanwhile.
    if (isMoved && playerIdOf($session.get()) === offer.player.id) onPlay(tab, amount);
    else tab?.close();
  }

  if (move.status === 'moving' || move.status === 'done') {
    return (
      <Dialog key="moving" title={messages.movingTitle} look="message" isBlocking>
        <p role="status" className="font-backend">
          {move.status === 'moving' && movingText(move.amount)}
        </p>
      </Dialog>
    );
  }
  if (move.status === 'repeated') {
    return (
      <Dialog key="repeated" title={messages.repeatTitle} look="message" onClose={reset}>
        <p>{messages.repeatText}</p>
        <Button onClick={reset}>{messages.repeatNo}</Button>
        <Button variant="secondary" onClick={() => moveAndPlay(move.command.amount, true)}>
          {messages.repeatYes}
        </Button>
      </Dialog>
    );
  }
  const canMove = move.status !== 'unconfirmed' && isLow(credit);
  const amounts = [...offer.amounts, offer.all];
  return (
    <Dialog
      title={<span className="font-backend">{fill(messages.holds, { provider, amount: moneyText(credit) })}</span>}
      look="message"
      onClose={dismissLaunch}
    >
      {move.status === 'idle' && canMove && (
        <p className="font-backend">{fill(messages.walletHolds, { amount: moneyText(offer.walletBalance), provider })}</p>
      )}
      {'notice' in move && <MoveNotice notice={move.notice} messages={messages} />}
      {canMove && (
        <div className="grid gap-2">
          {amounts.map((amount, index) => (
            <Button key={amount} variant={index === 0 ? 'primary' : 'secondary'} onClick={() => moveAndPlay(amount)}>
              {fill(amount === offer.all ? messages.moveAll : messages.moveAmount, { amount: moneyText(amount) })}
            </Button>
          ))}
        </div>
      )}
      <Button variant="secondary" onClick={() => onPlay(openNewTab())}>
        {canMove ? messages.playWithout : messages.playNow}
      </Button>
      <form method="dialog">
        <button type="submit" className="text-button w-full">
          {messages.anotherGame}
        </button>
      </form>
    </Dialog>
  );
}
