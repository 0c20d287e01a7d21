import { Suspense, use, useLayoutEffect, useRef, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { loadDepositChoices } from '@/lib/actions/money/deposit';
import type { ChannelMark } from '@/lib/domain/money/channel-mark';
import { AccountGate } from '../account/AccountGate';
import { FormOrResult } from '../money/FormOrResult';
import type { MoneyLinks, MoneyTexts } from '../money/money-messages';
import { PreCheck } from '../money/PreCheck';
import { Preloader } from '../ui/Skeleton';
import { useHydrated } from '../ui/use-hydrated';
import { BreakGate } from './BreakGate';
import { DepositFields } from './DepositFields';
import { DepositPayment } from './DepositPayment';
import { DepositStart } from './DepositStart';
import { type LoadedStart, loadDepositStart } from './deposit-start';

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

function StartedForm({ messages, links, marks, loading }: Props & { loading: Promise<LoadedStart> | undefined }) {
  const start = loading && use(loading);
  const isHydrated = useHydrated();
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
            first={start?.playerId === player.id ? start.choices : undefined}
            messages={messages}
            links={links}
          >
            {(choices) => (
              <FormOrResult
                kind="deposit"
                {...{ messages, links, player }}
                undecided={({ payment }) => payment && <DepositPayment messages={messages} payment={payment} />}
              >
                {(onDone) => <DepositFields {...{ messages, links, player, choices, marks, typed, onDone }} />}
              </FormOrResult>
            )}
          </PreCheck>
        </BreakGate>
      )}
    </AccountGate>
  );
}
