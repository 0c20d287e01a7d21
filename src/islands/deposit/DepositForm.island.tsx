import { Suspense, use, useLayoutEffect, useRef, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { readDraft, saveDraft } from '@/lib/browser/storage/form-draft';
import { followLink } from '@/lib/browser/tabs/new-tab';
import type { ChannelMark } from '@/lib/domain/money/channel-mark';
import { fill } from '@/lib/domain/text/fill';
import { depositForm } from '@/lib/stores/money/deposit-form';
import type { Payment } from '@/lib/stores/money/money-form';
import { AccountGate } from '../account/AccountGate';
import { MoneyPage } from '../money/MoneyPage';
import type { MoneyLinks, MoneyTexts } from '../money/money-messages';
import { Callout } from '../ui/Callout';
import { Skeleton } from '../ui/Skeleton';
import { useHydrated } from '../ui/use-hydrated';
import { DepositFields } from './DepositFields';
import { chosenText } from './DepositPayTo';
import { AMOUNT_ID, DepositStart, loadDepositStart } from './DepositStart';

interface Props {
  messages: Messages['deposit'] & MoneyTexts;
  links: MoneyLinks;
  marks: readonly ChannelMark[];
}

/** Asks for a deposit (spec section 2). Island: it is the player's. Its boundary leaves the built HTML, with what is being typed, until all is there. */
export function DepositForm(props: Props) {
  const [loading] = useState(() => (import.meta.env.SSR ? undefined : loadDepositStart()));
  return (
    <Suspense fallback={<Skeleton label={props.messages.loading} shape="lines" count={3} />}>
      <StartedForm {...props} loading={loading} />
    </Suspense>
  );
}

function StartedForm({
  messages,
  links,
  marks,
  loading,
}: Props & { loading: ReturnType<typeof loadDepositStart> | undefined }) {
  const start = loading && use(loading);
  const isHydrated = useHydrated();
  const first = useRef(start?.choices);
  const typed = useRef('');
  const [rules] = useState(() => depositForm(messages));
  const canTakeOver = start?.choices?.ok === true;
  // A notice takes the form's place, and the amount comes back with the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field that is taken over keeps what was typed.
  useLayoutEffect(() => {
    if (!canTakeOver)
      typed.current = document.querySelector<HTMLInputElement>(`#${AMOUNT_ID}`)?.value ?? '';
  }, []);
  if (!isHydrated && !canTakeOver) return <DepositStart messages={messages} />;

  /** The form opens with what was typed, which comes before what was kept. */
  function keepTyped(playerId: string): void {
    if (typed.current)
      saveDraft('deposit', playerId, { ...readDraft('deposit', playerId), amount: typed.current });
    typed.current = '';
  }

  return (
    <AccountGate messages={messages}>
      {(player) => {
        keepTyped(player.id);
        return (
          <MoneyPage
            rules={rules}
            player={player}
            messages={messages}
            links={links}
            first={start?.playerId === player.id ? first : undefined}
            about={(values, choices) => chosenText({ messages, values, choices })}
            undecided={({ payment }) =>
              payment && {
                state: messages.payOpen,
                link: <DepositPayment {...payment} messages={messages} />,
              }
            }
          >
            {(store, choices) => (
              <DepositFields
                store={store}
                messages={messages}
                links={links}
                choices={choices}
                marks={marks}
              />
            )}
          </MoneyPage>
        );
      }}
    </AccountGate>
  );
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
