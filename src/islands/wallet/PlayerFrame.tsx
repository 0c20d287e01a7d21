import { PushedDialog } from '../notices/PushedDialog';
import { SessionNotice } from '../notices/SessionNotice';
import { Wallet } from './Wallet';
import type { WalletMessages } from './wallet-messages';

/** All of the frame that only a player has: the wallet, and what the backend has to say to them. */
export function PlayerFrame({ messages }: { messages: WalletMessages }) {
  return (
    <>
      <Wallet messages={messages} />
      <PushedDialog messages={messages} />
      <SessionNotice messages={messages} />
    </>
  );
}
