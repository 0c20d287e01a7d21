import { createHash } from 'node:crypto';

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

/** The outcome of one round: the same seed always gives the same. */
export function spin(seed: string): Spin {
  const digest = createHash('sha256').update(seed).digest();
  // With 48 bits the remainder favours no outcome noticeably.
  let drawn = digest.readUIntBE(0, 6) % ROUNDS;
  for (const { times, weight, symbol } of PAYS) {
    if (drawn < weight) return { times, symbols: [symbol, symbol, symbol] };
    drawn -= weight;
  }
  return { times: 0, symbols: missed(digest) };
}

function missed(digest: Buffer): Spin['symbols'] {
  const nth = (byte: number) => PAYS[byte % PAYS.length]?.symbol ?? PAYS[0].symbol;
  const [first, second, third] = [nth(digest.readUInt8(6)), nth(digest.readUInt8(7)), digest.readUInt8(8)];
  return [first, second, first === second ? nth(PAYS.findIndex(({ symbol }) => symbol === first) + 1) : nth(third)];
}
