import { Suspense, use, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Messages } from '@/content/messages/messages';
import { followLink } from '@/lib/browser/tabs/new-tab';
import type { ChannelMark } from '@/lib/domain/money/channel-mark';
import { fill } from '@/lib/domain/text/fill';
import { loadDepositChoices } from '@/lib/stores/money/deposit';
import { checkBreak, isOnBreak, onBreakChange } from '@/lib/stores/safer-play/device-break';
import { AccountGate } from '../account/AccountGate';
import type { MoneyLinks, MoneyTexts, Payment } from '../money/money-messages';
import { PreCheck } from '../money/PreCheck';
import { Callout } from '../ui/Callout';
import type { Elements } from '../ui/jsx/jsx-runtime';
import { Preloader } from '../ui/Skeleton';
import { useHydrated } from '../ui/use-hydrated';
import { DepositFields } from './DepositFields';
import { DepositStart, loadDepositStart } from './DepositStart';

interface Props {
  messages: Messages['deposit'] & MoneyTexts;
  links: MoneyLinks;
  /** The logos of ways to pay. */
  marks: readonly ChannelMark[];
}

/**
 * Asks for a deposit (spec section 2, Deposit). Island: all of it but the amount is the signed-in player's. Its boundary leaves the built HTML as it
 * is, with the amount that somebody is typing, until all is there that the form needs.
 */
export function DepositForm(props: Props) {
  const [loading] = useState(() => (import.meta.env.SSR ? undefined : loadDepositStart()));
  return (
    <Suspense fallback={<Preloader text={props.messages.loading} />}>
      <StartedForm {...props} loading={loading} />
    </Suspense>
  );
}

function StartedForm({ messages, links, marks, loading }: Props & { loading: ReturnType<typeof loadDepositStart> | undefined }) {
  const start = loading && use(loading);
  const isHydrated = useHydrated();
  const first = useRef(start?.choices);
  const place = useRef<HTMLDivElement>(null);
  const typed = useRef('');
  const canTakeOver = start?.choices?.ok === true;
  // A notice takes the form's place, and the amount comes back with the next one.
  useLayoutEffect(() => {
    typed.current = place.current?.querySelector('input')?.value ?? '';
  }, []);
  if (!isHydrated && !canTakeOver)
    return (
      <div ref={place}>
        <DepositStart messages={messages} />
      </div>
    );
  return (
    <AccountGate messages={messages}>
      {(player) => (
        <BreakGate>
          <PreCheck
            kind="deposit"
            load={loadDepositChoices}
            first={start?.playerId === player.id ? first : undefined}
            {...{ messages, links, player }}
            undecided={({ payment }) => payment && { state: messages.payOpen, link: <DepositPayment {...payment} messages={messages} /> }}
          >
            {(choices, onDone) => <DepositFields {...{ messages, links, player, choices, marks, typed, onDone }} />}
          </PreCheck>
        </BreakGate>
      )}
    </AccountGate>
  );
}

/** The form in the page's HTML is taken over only where there is none. */
const noBreak = () => false;

/**
 * Shows nothing while there is a break on this device, so that no call of a deposit is made; the page says then when it ends (BreakNotice.astro). It is
 * rendered whenever the profile is here, which has brought the backend's time.
 */
function BreakGate({ children }: { children: Elements }) {
  const isClosed = useSyncExternalStore(onBreakChange, isOnBreak, noBreak);
  useLayoutEffect(checkBreak);
  return isClosed ? null : children;
}

/** The way to the deposit's payment page, also where the browser has opened it (spec section 4, Deposit). */
function DepositPayment({ messages, gateway, page }: Payment & { messages: Messages['deposit'] }) {
  if (page === 'unsafe') return <Callout notice={{ kind: 'error', text: messages.payUnsafe }} />;
  if (page === 'lost') return <Callout notice={{ kind: 'info', text: messages.payLost }} />;
  return (
    <section className="flex flex-col gap-3 rounded-control border border-warning bg-raised p-4 wrap-anywhere">
      <h2 className="text-lg">{messages.payTitle}</h2>
      <a
        href={page.href}
        target="_blank"
        rel="noopener"
        onClick={({ nativeEvent, currentTarget }) => followLink(nativeEvent, currentTarget)}
        className="button button-primary min-h-12 w-full font-backend"
      >
        {fill(messages.payWith, { gateway })}
      </a>
      <p className="text-sm text-muted">
        <span translate="no">{page.host}</span>
        <span className="block">{messages.payText}</span>
      </p>
    </section>
  );
}
