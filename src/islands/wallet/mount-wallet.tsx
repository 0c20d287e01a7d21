import { mountLate } from '../mount-late';
import { WalletMenu } from './WalletMenu';

/** Renders the balances into a place in the wallet's menu. */
export async function mountWallet(place: HTMLElement): Promise<void> {
  const menu = place.parentElement ?? place;
  await mountLate({ place, messages: 'player-frame', render: (messages) => <WalletMenu menu={menu} messages={messages} /> });
}
