import type wallet from '@/content/messages/en/wallet.json';

/** The texts of all that the frame has for a player. */
export type WalletMessages = typeof wallet;
