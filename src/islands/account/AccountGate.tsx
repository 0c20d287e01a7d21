import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import type texts from '@/content/messages/en/gate.json';
import type { Player } from '@/lib/domain/player';
import { $session, reloadProfile, startSession } from '@/lib/stores/session';
import { Preloader } from '../ui/Preloader';
import { useHydrated } from '../ui/use-hydrated';
import { AccountFault } from './AccountFault';
import { Retry } from './Retry';

interface Props {
  messages: typeof texts;
  /** Shown in the preloader's place, in the shape of what comes. */
  waiting?: ReactNode;
  children: (player: Player) => ReactNode;
}

/** What an account page shows once it is known whose page this is; visitors are led away meanwhile (spec section 2, Account pages). */
export function AccountGate({ messages, waiting, children }: Props) {
  const session = useStore($session);
  const isHydrated = useHydrated();
  useEffect(() => {
    startSession();
  }, []);
  // Another island may know the player before this one lives; the first rendering is still the prerendered one.
  if (!isHydrated) return waiting ?? <Preloader text={messages.loading} />;
  if (session.status === 'unreachable') return <Retry text={messages.unreachable} label={messages.retry} onRetry={reloadProfile} />;
  if (session.status !== 'player') return waiting ?? <Preloader text={messages.loading} />;
  return <AccountFault text={messages.broken}>{children(session.player)}</AccountFault>;
}
