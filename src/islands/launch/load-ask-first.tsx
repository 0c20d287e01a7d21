import type { ReactNode } from 'react';
import { brandName } from '@/lib/browser/page/document';
import type { NewTab } from '@/lib/browser/tabs/new-tab';
import { showWaiting } from '@/lib/browser/tabs/waiting-page';
import { moneyText } from '@/lib/domain/money/amount';
import { fill } from '@/lib/domain/text/fill';
import { dismissLaunch, type Launch } from '@/lib/stores/games/launch';
import { MoveFirst } from './MoveFirst';
import { loadMoveTexts } from './move-texts';

type Asked = Extract<Launch, { status: 'asking' }>;
export type AskFirst = (asked: Asked) => ReactNode;

/** Makes the question whether money should be moved before a game opens, once its texts are here. */
export async function createAskFirst(play: (asked: Asked, tab: NewTab | undefined, moved?: string) => void): Promise<AskFirst> {
  const messages = await loadMoveTexts();
  return (asked) => (
    <MoveFirst
      launch={asked}
      messages={messages}
      showMoving={(tab, amount) => {
        const title = fill(messages.moving, { amount: moneyText(amount), provider: asked.game.providerName });
        showWaiting(tab, { brand: brandName(), title, hint: messages.movingHint });
      }}
      onPlay={(tab, moved) => play(asked, tab, moved)}
      onClose={dismissLaunch}
    />
  );
}
