import { useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { brandName } from '@/lib/browser/page/brand-name';
import { pageAddress } from '@/lib/browser/page/page-language';
import { openNewTab } from '@/lib/browser/tabs/new-tab';
import { showWaiting } from '@/lib/browser/tabs/waiting-page';
import { moneyText } from '@/lib/domain/money/amount';
import { typeSearch } from '@/lib/domain/report/report';
import { fill } from '@/lib/domain/text/fill';
import { dismissLaunch, type Launch } from '@/lib/stores/games/launch';
import type { MoneyOutcome } from '@/lib/stores/money/submit-money';
import { transfer } from '@/lib/stores/money/transfer-form';
import { $session, playerIdOf } from '@/lib/stores/session/session';
import { MoneyOutcomeNotice } from '../money/MoneyOutcomeNotice';
import { failureNotice } from '../money/money-notice';
import { refusalNotice } from '../money/refusal';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Dialog } from '../ui/Dialog';
import { usePending } from '../ui/use-pending';

interface Props {
  launch: Extract<Launch, { status: 'asking' }>;
  messages: Messages['play'] & Messages['games'] & Messages['transfer'] & Messages['money'];
  /** Launches the game in a tab that was opened by the tap; `moved` is a decimal. */
  onPlay: (tab: Window | undefined, moved?: string) => void;
}

/** Asks whether money should go to the provider before a game that would open with little. Only a tap moves money; an unconfirmed transfer opens nothing. */
export function MoveFirst({ launch: { game, offer }, messages, onPlay }: Props) {
  const [failure, setFailure] = useState<Exclude<MoneyOutcome<unknown>, { status: 'done' }>>();
  const [isMoving, run] = usePending();
  const { player, amount } = offer;
  const texts = { provider: game.providerName, amount: moneyText(amount) };

  /** Has to be called while a tap is handled, which opens the tab for the game. */
  const moveAndPlay = (isConfirmed = false) =>
    run(async () => {
      setFailure(undefined);
      const tab = openNewTab();
      showWaiting(tab, {
        brand: brandName(),
        title: fill(messages.moving, texts),
        hint: messages.movingHint,
      });
      const command = { from: offer.mainWalletId, to: game.providerId, amount };
      const outcome = await transfer(command, { playerId: player.id, isConfirmed });
      if (outcome.status !== 'done') setFailure(outcome);
      // Another player may have signed in while the money was moved.
      else if (playerIdOf($session.get()) === player.id) return onPlay(tab, amount);
      tab?.close();
    });

  if (isMoving) {
    return (
      <Dialog
        key="moving"
        title={<span className="font-backend">{fill(messages.moving, texts)}</span>}
        variant="message"
        isBlocking
      >
        <p role="status">{messages.movingHint}</p>
      </Dialog>
    );
  }
  if (failure?.status === 'repeated') {
    return (
      <ConfirmDialog
        title={messages.repeatTitle}
        yes={messages.repeatYes}
        no={messages.repeatNo}
        variants={{ yes: 'secondary', no: 'primary' }}
        onConfirm={() => moveAndPlay(true)}
        onClose={() => setFailure(undefined)}
      >
        <p className="pb-2">{messages.repeatText}</p>
      </ConfirmDialog>
    );
  }
  const notice =
    failure?.status === 'refused'
      ? refusalNotice('transfer', failure.problem, messages)
      : failure && failureNotice(failure, messages, player.username);
  // It may have been moved, so no second transfer is offered.
  const canMove = failure?.status !== 'unconfirmed';
  const holds = fill(messages.holds, { ...texts, amount: moneyText(offer.credit) });
  return (
    <Dialog
      title={canMove ? <span className="font-backend">{holds}</span> : messages.notLaunched}
      variant="message"
      onClose={dismissLaunch}
    >
      {notice ? (
        <MoneyOutcomeNotice
          notice={notice}
          messages={messages}
          transactions={pageAddress('/transaction') + typeSearch('transfer')}
        />
      ) : (
        <p className="font-backend">
          {fill(messages.walletHolds, { ...texts, amount: moneyText(offer.walletBalance) })}
        </p>
      )}
      {canMove && <Button onClick={() => moveAndPlay()}>{fill(messages.moveAmount, texts)}</Button>}
      <Button variant="secondary" onClick={() => onPlay(openNewTab())}>
        {canMove ? messages.playWithout : messages.playNow}
      </Button>
      {canMove && (
        <a
          href={pageAddress(`/transfer?to=${encodeURIComponent(game.providerId)}`)}
          className="text-button flex items-center"
        >
          {messages.otherAmount}
        </a>
      )}
      <form method="dialog">
        <button type="submit" className="text-button w-full">
          {messages.anotherGame}
        </button>
      </form>
    </Dialog>
  );
}
