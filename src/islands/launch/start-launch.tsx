import { readGameTile } from '@/lib/browser/games/game-tile';
import { brandName } from '@/lib/browser/page/brand-name';
import type { NewTab } from '@/lib/browser/tabs/new-tab';
import { showWaiting } from '@/lib/browser/tabs/waiting-page';
import type { Playable } from '@/lib/domain/games/game';
import { fill } from '@/lib/domain/text/fill';
import { $launch, launch } from '@/lib/stores/games/launch';
import { mountLate } from '../mount-late';
import { runOnce } from '../run-once';
import { LaunchDialog } from './LaunchDialog';

const mountDialog = runOnce(() =>
  mountLate({ messages: 'games', render: (messages) => <LaunchDialog messages={messages} onRetry={startLaunch} /> }),
);

/** Launches the game of a tile. When the game has opened, the dialog that the tile stands in (the search) is closed. */
export async function launchTile(tile: HTMLElement, tab: NewTab | undefined): Promise<void> {
  const dialog = tile.closest('dialog');
  await startLaunch(readGameTile(tile), tab);
  if ($launch.get().status === 'idle') dialog?.close();
}

/** Launches a game in a tab that was opened for it, with the dialog that shows the launch; resolves when the launch has ended. */
export async function startLaunch(game: Playable, tab: NewTab | undefined): Promise<void> {
  const dialog = mountDialog();
  const running = launch(game, tab);
  const { waitingFor, moment } = await dialog;
  // The tab may show the game already.
  if ($launch.get().status === 'launching')
    showWaiting(tab, { brand: brandName(), title: fill(waitingFor, { game: game.name }), hint: moment });
  await running;
}
