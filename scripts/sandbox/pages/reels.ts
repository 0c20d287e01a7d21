import { randomInt } from 'node:crypto';

/** Of every thousand rounds, how many pay how many times the bet. The rest pay nothing. */
export const PAYS = [
  { times: 1, weight: 150, symbol: '🪷' },
  { times: 2, weight: 110, symbol: '🐟' },
  { times: 5, weight: 50, symbol: '🦚' },
  { times: 10, weight: 18, symbol: '🐘' },
  { times: 50, weight: 3, symbol: '🪔' },
] as const;
/** Together the pays return 95 of every 100 bet, in the long run. */
export const ROUNDS = 1000;

export interface Spin {
  /** What the bet is multiplied by. */
  times: number;
  /** Three of a kind win. */
  symbols: readonly [string, string, string];
}

/** The outcome of one round. */
export function spin(): Spin {
  let drawn = randomInt(ROUNDS);
  for (const { times, weight, symbol } of PAYS) {
    if (drawn < weight) return { times, symbols: [symbol, symbol, symbol] };
    drawn -= weight;
  }
  return { times: 0, symbols: missed() };
}

/** The third differs from the second, so they are never three of a kind. */
function missed(): Spin['symbols'] {
  const nth = (index: number) => PAYS[index % PAYS.length]?.symbol ?? PAYS[0].symbol;
  const second = randomInt(PAYS.length);
  return [nth(randomInt(PAYS.length)), nth(second), nth(second + 1 + randomInt(PAYS.length - 1))];
}
