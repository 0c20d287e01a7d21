import type texts from '@/content/messages/en/mobile-slots.json';

/** The texts of a player's account at a provider. */
export type AccountMessages = typeof texts;
