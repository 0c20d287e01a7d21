import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type gate from '@/content/messages/en/gate.json';
import type { Player } from '@/lib/domain/player';
import { $session, reloadProfile, startSession } from '@/lib/stores/session';
import { Preloader } from '../ui/Preloader';
import { useHydrated } from '../ui/use-hydrated';
import { AccountFault } from './AccountFault';
import { Retry } from './Retry';

interface Props<Texts> {
  messages: typeof gate;
  /** What the page says to a player. The same function at every rendering. */
  texts: () => Promise<Texts>;
  /** Shown in the preloader's place, in the shape of what comes. */
  waiting?: ReactNode;
  children: (player: Player, messages: Texts & typeof gate) => ReactNode;
}

/** What an account page shows once it is known whose page this is; visitors are led away meanwhile (spec section 2, Account pages). */
export function AccountGate<Texts>({ messages, texts: load, waiting, children }: Props<Texts>) {
  const session = useStore($session);
  const isHydrated = useHydrated();
  const [texts, setTexts] = useState<Texts | 'failed'>();
  const loadTexts = useCallback(async () => setTexts(await load().catch((): 'failed' => 'failed')), [load]);
  useEffect(() => {
    startSession();
    loadTexts();
  }, [loadTexts]);
  // Another island may know the player before this one lives; the first rendering is still the prerendered one.
  if (!isHydrated) return waiting ?? <Preloader text={messages.loading} />;
  if (session.status === 'unreachable') {
    const text = session.isMaintenance ? messages.maintenance : messages.unreachable;
    return <Retry text={text} label={messages.retry} onRetry={reloadProfile} />;
  }
  if (texts === 'failed') return <Retry text={messages.broken} label={messages.retry} onRetry={loadTexts} />;
  if (session.status !== 'player' || !texts) return waiting ?? <Preloader text={messages.loading} />;
  return <AccountFault text={messages.broken}>{children(session.player, { ...texts, ...messages })}</AccountFault>;
}
