import { useStore } from '@nanostores/react';
import type { Messages } from '@/content/messages/messages';
import { pageLanguage } from '@/lib/browser/page/page-language';
import { followLink, openNewTab } from '@/lib/browser/tabs/new-tab';
import { moneyText } from '@/lib/domain/money/amount';
import { loginAddress, registerAddress } from '@/lib/domain/site/address';
import { fill } from '@/lib/domain/text/fill';
import { $launch, dismissLaunch, type Launch } from '@/lib/stores/games/launch';
import { CloseButton, Dialog } from '../ui/Dialog';
import { Diamond } from '../ui/Diamond';
import type { Elements } from '../ui/jsx/jsx-runtime';
import { LongText } from '../ui/LongText';
import { TabLink } from '../ui/TabLink';
import { whyOf } from '../why';

interface Props {
  messages: Messages['games'];
  /** Launches again, in a tab that was opened in the click. */
  onRetry: (launch: Extract<Launch, { status: 'failed' }>, tab: Window | undefined) => void;
  /** The question whether money should be moved first, which few launches need. */
  askFirst: (launch: Extract<Launch, { status: 'asking' }>) => Elements;
}

const TITLES = {
  launching: 'launching',
  ready: 'ready',
  failed: 'notLaunched',
  signedOut: 'login',
} as const;

/** Shows the state of a launch (spec section 4, Game launch). Island: it is about the game that the player just clicked. */
export function LaunchDialog({ messages, onRetry, askFirst }: Props) {
  const launch = useStore($launch);
  if (launch.status === 'idle') return null;
  if (launch.status === 'asking') return askFirst(launch);
  return (
    <Dialog
      title={messages[TITLES[launch.status]]}
      variant="message"
      isBlocking={launch.status === 'launching'}
      onClose={dismissLaunch}
    >
      {launch.status === 'launching' && <Waiting launch={launch} messages={messages} />}
      {launch.status === 'ready' && <Ready launch={launch} messages={messages} />}
      {launch.status === 'failed' && (
        <>
          <div role="alert" className="wrap-anywhere">
            <LongText
              text={
                launch.message ||
                (launch.isMaintenance ? messages.maintenance : messages.launchFailed)
              }
              more={messages.more}
            />
          </div>
          <TabLink {...whyOf(messages, messages.whyNotLaunched, 'game-does-not-open')} />
          <Moved launch={launch} messages={messages} />
          <button
            type="button"
            className="button button-primary min-h-12"
            onClick={() => onRetry(launch, openNewTab())}
          >
            {messages.tryAgain}
          </button>
          <CloseButton label={messages.anotherGame} />
        </>
      )}
      {launch.status === 'signedOut' && <SignedOut messages={messages} />}
    </Dialog>
  );
}

type StateProps<Status extends Launch['status']> = {
  launch: Extract<Launch, { status: Status }>;
  messages: Messages['games'];
};

function Waiting({ launch, messages }: StateProps<'launching'>) {
  return (
    <p role="status" className="grid grid-cols-[auto_1fr] items-center gap-x-4">
      <Diamond className="row-span-2 size-10 animate-pulse text-gold motion-reduce:animate-none" />
      <b className="font-backend" translate="no">
        {launch.game.name}
      </b>
      <small className="text-sm text-muted">
        {launch.isSlow ? messages.slow : messages.moment}
      </small>
    </p>
  );
}

function Ready({ launch, messages }: StateProps<'ready'>) {
  return (
    <>
      <p role="alert" className="font-backend">
        {fill(messages.readyHint, { game: launch.game.name })}
      </p>
      <Moved launch={launch} messages={messages} />
      <a
        href={launch.address}
        target="_blank"
        rel="noopener"
        onClick={({ nativeEvent, currentTarget }) => {
          followLink(nativeEvent, currentTarget);
          dismissLaunch();
        }}
        className="button button-primary min-h-12"
      >
        {fill(messages.openAt, { host: launch.host })}
      </a>
      <CloseButton label={messages.close} />
    </>
  );
}

/** Where the money is that was moved for this game. */
function Moved({ launch: { game, moved }, messages }: StateProps<'ready' | 'failed'>) {
  return (
    moved && (
      <p className="font-backend">
        {fill(messages.moved, { amount: moneyText(moved), provider: game.providerName })}
      </p>
    )
  );
}

function SignedOut({ messages }: { messages: Messages['games'] }) {
  const back = location.pathname + location.search;
  return (
    <>
      <p role="alert">{messages.loginToContinue}</p>
      <a href={loginAddress(pageLanguage(), back)} className="button button-primary min-h-12">
        {messages.login}
      </a>
      <a href={registerAddress(pageLanguage(), back)} className="button button-outline min-h-12">
        {messages.signUp}
      </a>
      <CloseButton label={messages.close} />
    </>
  );
}
