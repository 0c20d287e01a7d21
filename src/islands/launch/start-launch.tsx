import { createRoot } from 'react-dom/client';
import { brandName } from '@/lib/browser/page/brand-name';
import type { NewTab } from '@/lib/browser/tabs/new-tab';
import { showWaiting } from '@/lib/browser/tabs/waiting-page';
import type { Playable } from '@/lib/domain/games/game';
import { fill } from '@/lib/domain/text/fill';
import { $launch, launch } from '@/lib/stores/games/launch';
import { type GamesMessages, loadGamesMessages } from '../games/games-messages';
import { addSheet } from '../ui/add-sheet';
import { LaunchDialog } from './LaunchDialog';
import sheet from './launch.css?url';

let mounted: Promise<GamesMessages> | undefined;

/** Launches a game, with the dialog that speaks of it; resolves when the launch has come to its end. */
export async function startLaunch(game: Playable, tab: NewTab | undefined): Promise<void> {
  mounted ??= mount();
  const running = launch(game, tab);
  const { waitingFor, moment } = await mounted;
  // A quick backend may have led it to the game already.
  if ($launch.get().status === 'launching')
    showWaiting(tab, { brand: brandName(), title: fill(waitingFor, { game: game.name }), hint: moment });
  await running;
}

async function mount(): Promise<GamesMessages> {
  const [messages] = await Promise.all([loadGamesMessages(), addSheet(sheet)]);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<LaunchDialog messages={messages} onRetry={startLaunch} />);
  return messages;
}
