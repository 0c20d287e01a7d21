import type { Picture } from '../picture.ts';

/** A game of a provider (spec section 3). */
export interface Game {
  name: string;
  /** Absent for a provider's lobby: such an entry leads to the provider's page, or launches without a code. */
  code?: string;
  providerId: string;
  providerName: string;
  image?: Picture;
}

/** What a tap on a tile starts: a game, or the lobby of a provider, which has no code. */
export interface Playable extends Pick<Game, 'name' | 'code' | 'providerId' | 'providerName'> {
  /** Of its picture: a stem in `/media` with the usual widths and formats, or an address. */
  picture?: string;
}

/** The first page of a provider's games, as it stood at the pull. */
export interface FirstPage {
  providerId: string;
  games: Game[];
  /** All games of the provider; with `pageSize` it says where the list ends (spec section 4, infinite scroll). */
  total: number;
  pageSize: number;
}
