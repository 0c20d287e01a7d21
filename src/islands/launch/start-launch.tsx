import type { ComponentProps } from 'react';
import { brandName } from '@/lib/browser/page/brand-name';
import { delay } from '@/lib/browser/page/when';
import { showWaiting } from '@/lib/browser/tabs/waiting-page';
import type { Playable } from '@/lib/domain/games/game';
import { fill } from '@/lib/domain/text/fill';
import { logFailure } from '@/lib/log';
import { readGameTile } from '@/lib/stores/games/game-tile';
import { $launch, type LaunchOptions, launch } from '@/lib/stores/games/launch';
import { declineOffer, findOffer, type MoveOffer } from '@/lib/stores/games/move-offers';
import { takeWantedGame } from '@/lib/stores/games/take-wanted-game';
import { runOnce } from '../../lib/browser/run-once';
import { loadMessages } from '../load-messages';
import { mountLate } from '../mount-late';
import { LaunchDialog } from './LaunchDialog';

/** How long a launch may wait to find out whether its game would open without money: less than the provider takes to open it. */
const FIND_OFFER_MS = 1_500;

let askFirst: ComponentProps<typeof LaunchDialog>['askFirst'] | undefined;

const loadAskFirst = runOnce(async () => {
  const [{ MoveFirst }, money, games] = await Promise.all([
    import('./MoveFirst'),
    loadMessages('transfer', 'money'),
    loadMessages('play', 'games'),
  ]);
  // Its own words in place of a form's.
  const messages = { ...money, ...games };
  askFirst = (asked) => {
    const play = (tab: Window | undefined, moved?: string) => {
      if (!moved) declineOffer(asked.game.providerId);
      void startLaunch(asked.game, tab, { moved });
    };
    return <MoveFirst launch={asked} messages={messages} onPlay={play} />;
  };
});

const mountDialog = runOnce(() =>
  mountLate({
    messages: 'games',
    render: (messages) => (
      <LaunchDialog
        messages={messages}
        onRetry={({ game, moved }, tab) => startLaunch(game, tab, { moved })}
        askFirst={(asked) => askFirst?.(asked)}
      />
    ),
  }),
);

/** What could be moved to the game's provider first; undefined where there is nothing to ask, or where that is not known in time. */
async function offerInTime({ providerId }: Playable): Promise<MoveOffer | undefined> {
  const find = async () => {
    const offer = await findOffer(providerId);
    if (offer) await loadAskFirst();
    return offer;
  };
  try {
    return await Promise.race([find(), delay(FIND_OFFER_MS).then(() => undefined)]);
  } catch {
    logFailure('Launch', 'no question about money');
    return undefined;
  }
}

/** Launches the game of a tile. When the game has opened, the dialog that the tile stands in (the search) is closed. */
export async function launchTile(tile: HTMLElement, tab: Window | undefined): Promise<void> {
  const dialog = tile.closest('dialog');
  await startLaunch(readGameTile(tile), tab);
  if ($launch.get().status === 'idle') dialog?.close();
}

/** Launches a game in its tab, with the dialog that shows the launch. Rejects after its end when that has something to say and the dialog cannot be loaded. */
async function startLaunch(
  game: Playable,
  tab: Window | undefined,
  options: LaunchOptions = { findOffer: offerInTime },
): Promise<void> {
  const dialog = mountDialog().catch(() => logFailure('Launch', 'no dialog'));
  const running = launch(game, tab, options);
  const texts = await dialog;
  // The tab may show the game already.
  if (texts && $launch.get().status === 'launching')
    showWaiting(tab, {
      brand: brandName(),
      title: fill(texts.waitingFor, { game: game.name }),
      hint: texts.moment,
    });
  await running;
  const { status } = $launch.get();
  // A launch that still runs is another tap's.
  if (!texts && status !== 'idle' && status !== 'launching') await mountDialog();
}

/** Launches the game that a guest tapped. Without a tap the browser gives no tab, so the launch ends in a button that opens it. */
export async function launchWanted(): Promise<void> {
  const game = takeWantedGame();
  if (game) await startLaunch(game, undefined);
}
