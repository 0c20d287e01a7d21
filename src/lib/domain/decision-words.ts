import { CURRENCY_LABEL } from '../config.ts';
import type { PushedNotice } from './pushed-notice.ts';

/** A decision's message, taken apart: the transaction it names, and what is left of the backend's words. */
export interface DecisionWords {
  /** A decimal in major units. */
  amount?: string;
  /** The transaction's id. */
  id?: string;
  /** Empty when it adds nothing. */
  message: string;
}

/** A first sentence and what follows; none of the dots of an amount ends it. */
const FIRST_SENTENCE = /^(.*?[.!])\s+(.*)$/s;
const AMOUNT = new RegExp(`\\b${CURRENCY_LABEL}\\s?(\\d[\\d,]*(?:\\.\\d{1,2})?)(?![\\d.])`, 'i');
/** A word with a digit in it, as ids are. */
const ID = /#?\b(?=[a-z-]*\d)[a-z\d-]{3,40}\b/i;
const NO = /\b(not|rejected|declined|unsuccessful)\b/i;
/** The words of a sentence that says what was decided and nothing else. */
const PLAIN_WORDS = new Set(
  'your the deposit withdraw withdrawal request transaction id no of for has have been was is successfully approved not rejected declined unsuccessful'.split(
    ' ',
  ),
);

/** What a notice says: the transaction that was found, or the one that its message names. */
export function decisionOf({ message, isSuccess, found }: PushedNotice): DecisionWords {
  return found ? { ...found, message } : readDecision(message, isSuccess);
}

/** Reads the message of a decision. A first sentence that only says what was decided is dropped, since the notice says it in the player's language. */
export function readDecision(message: string, isSuccess: boolean): DecisionWords {
  const [, first = message, others = ''] = FIRST_SENTENCE.exec(message) ?? [];
  const [, amount] = AMOUNT.exec(first) ?? [];
  const withoutAmount = first.replace(AMOUNT, ' ');
  const [id] = ID.exec(withoutAmount) ?? [];
  const words =
    withoutAmount
      .replace(ID, ' ')
      .toLowerCase()
      .match(/[^\s.!:,()]+/g) ?? [];
  const isPlain = words.length > 0 && words.every((word) => PLAIN_WORDS.has(word));
  if (!isPlain || NO.test(first) === isSuccess) return { message };
  return {
    ...(amount && { amount: amount.replaceAll(',', '') }),
    ...(id && { id: id.replace('#', '') }),
    message: others.replace(/([.!])\s+/g, '$1 '),
  };
}
