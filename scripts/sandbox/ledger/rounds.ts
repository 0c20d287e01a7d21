import { transaction } from '../database/database.ts';
import { openBonuses } from './bonuses.ts';
import type { Books, Refusal } from './books.ts';
import type { Game } from './launches.ts';

/** Sen. */
const MIN_BET = 10;
const MAX_BET = 100_000;

/** Plays a round: takes the bet, pays `times` of it, and counts it for turnover. */
export type PlayRound = (game: Game, bet: number, times: number) => Refusal | { win: number; balance: number };

export function rounds(books: Books): PlayRound {
  const { database, ledger, providers } = books;
  const bonuses = openBonuses(books);
  return ({ playerId, providerId }, bet, times) =>
    transaction(database, () => {
      if (!Number.isSafeInteger(bet) || bet < MIN_BET || bet > MAX_BET) return { problem: 'A bet is 0.10 to 1,000.00' };
      const problem = providers.problem(providerId);
      if (problem) return { problem };
      const player = { playerId, at: providerId };
      const games = { operator: 'games' } as const;
      if (!ledger.move({ from: player, to: games, amount: bet, reason: 'bet' }))
        return { problem: 'There is not enough credit for this bet' };
      const win = bet * times;
      if (win > 0) ledger.move({ from: games, to: player, amount: win, reason: 'win' });
      bonuses.countBet(playerId, providerId, bet);
      return { win, balance: ledger.balance(playerId, providerId) };
    });
}
