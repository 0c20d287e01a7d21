import { takeWantedGame } from '@/lib/browser/games/take-wanted-game';
import { startLaunch } from './start-launch';

/** Launches the game that a guest tapped. Without a tap the browser gives no tab, so the launch ends in a button that opens it. */
export async function launchWanted(): Promise<void> {
  const game = takeWantedGame();
  if (game) await startLaunch(game, undefined);
}
