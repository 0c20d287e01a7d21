import type { Choice } from './deposit.ts';
import { decimalOf, minorUnits, sumOf } from './minor-units.ts';

/** The backend marks the main wallet by its name alone. */
const MAIN_WALLET = /^\s*main[\s_-]*wallet\s*$/i;

/** The player's main wallet among the choices of a money form. */
export function findMainWallet(choices: readonly Choice[]): Choice | undefined {
  return choices.find(({ name }) => MAIN_WALLET.test(name));
}

/** A provider's name as the player knows it: that of the main wallet is in their language. */
export function walletName(name: string, mainWallet: string): string {
  return MAIN_WALLET.test(name) ? mainWallet : name;
}

/** The choices with the main wallet first, under its name in the player's language; the others as the backend sent them. */
export function mainWalletFirst(choices: readonly Choice[], name: string): Choice[] {
  const mainWallet = findMainWallet(choices);
  if (!mainWallet) return [...choices];
  return [{ ...mainWallet, name }, ...choices.filter((choice) => choice !== mainWallet)];
}

/** The two ends of a new transfer: those of the address (`/transfer?to=8`) that can be chosen, and the main wallet at the other end. */
export function transferEnds(
  search: string,
  choices: readonly Choice[],
): { from: string; to: string } {
  const query = new URLSearchParams(search);
  const known = (id: string | null) => choices.find((choice) => choice.id === id)?.id ?? '';
  const [from, to] = [known(query.get('from')), known(query.get('to'))];
  const mainWallet = findMainWallet(choices)?.id ?? '';
  if (from)
    return { from, to: to === from || (!to && mainWallet === from) ? '' : to || mainWallet };
  return { from: mainWallet === to ? '' : mainWallet, to };
}

/** The sum of the main wallet and the providers' credits, decimals in major units; undefined where one cannot be read. */
export function walletTotal(mainWallet: string, credits: readonly string[]): string | undefined {
  const total = sumOf([mainWallet, ...credits]);
  return total === undefined ? undefined : decimalOf(total);
}

/** Whether an amount is more than nothing. */
export function hasMoney(decimal: string): boolean {
  return (minorUnits(decimal) ?? 0n) > 0n;
}
