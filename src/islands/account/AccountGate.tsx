import { useStore } from '@nanostores/react';
import { Component, startTransition, useDeferredValue, useLayoutEffect, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { reloadPage } from '@/lib/browser/page/load-page';
import { isOnline } from '@/lib/browser/page/online';
import type { Player } from '@/lib/domain/player';
import { logFailure } from '@/lib/log';
import { $session, reloadProfile, startSession } from '@/lib/stores/session/session';
import type { Elements } from '../ui/jsx/jsx-runtime';
import { RetryNotice } from '../ui/RetryNotice';
import { Preloader } from '../ui/Skeleton';
import { useHydrated } from '../ui/use-hydrated';
import { whyOf } from '../why';

interface Props<Texts> {
  messages: Messages['gate'];
  /** Loads the page's other texts, once. Without it the page has them, and its player is known before the first render. */
  loadTexts?: () => Promise<Texts>;
  fallback?: Elements;
  children: (player: Player, messages: Texts & Messages['gate']) => Elements;
}

/** Shows an account page once the player and the texts are loaded. The session redirects visitors (spec section 2, Account pages). */
export function AccountGate<Texts>({
  messages,
  loadTexts,
  fallback = <Preloader text={messages.loading} />,
  children,
}: Props<Texts>) {
  // Deferred, so that React renders the page in short tasks between which a phone answers to touches.
  const session = useDeferredValue(useStore($session));
  const isHydrated = useDeferredValue(useHydrated());
  const [texts, setTexts] = useState<Texts | 'failed' | undefined>(
    loadTexts ? undefined : ({} as Texts),
  );
  // Before the paint: on a slow phone each step that waits for one costs 50 ms.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the page opens.
  useLayoutEffect(() => {
    startSession();
    loadTexts?.().then(
      (loaded) => startTransition(() => setTexts(loaded)),
      () => setTexts('failed'),
    );
  }, []);
  // Another island may have loaded the player already, but the first render has to match the prerendered HTML.
  if (!isHydrated && loadTexts) return fallback;
  const why = whyOf(messages, messages.whyNotLoaded, 'page-does-not-load');
  if (session.status === 'unreachable') {
    const text = session.isMaintenance ? messages.maintenance : messages.unreachable;
    return <RetryNotice {...{ text, why }} label={messages.retry} onRetry={reloadProfile} />;
  }
  if (texts === 'failed') {
    const text = isOnline() ? messages.updated : messages.broken;
    return (
      <RetryNotice {...{ text, why }} label={messages.reload} onRetry={async () => reloadPage()} />
    );
  }
  if (session.status !== 'player' || !texts) return fallback;
  return (
    <AccountErrorBoundary {...{ messages }}>
      {children(session.player, { ...texts, ...messages })}
    </AccountErrorBoundary>
  );
}

/** Stands in place of a list of the player's that the backend did not send, since the player must not read that it is empty. */
export function MissingList({ messages }: { messages: Messages['gate'] }) {
  const why = whyOf(messages, messages.whyNotLoaded, 'page-does-not-load');
  return (
    <RetryNotice text={messages.broken} label={messages.retry} why={why} onRetry={reloadProfile} />
  );
}

interface BoundaryProps {
  messages: Messages['gate'];
  children: Elements;
}

/** Shows a text in place of children that throw, instead of an empty page. */
class AccountErrorBoundary extends Component<BoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure('Account page', error instanceof Error ? error.name : 'unknown');
  }

  override render() {
    const { messages, children } = this.props;
    if (!this.state.hasError) return children;
    return (
      <RetryNotice
        text={messages.broken}
        label={messages.reload}
        onRetry={async () => reloadPage()}
      />
    );
  }
}
