import { REPORT_LIMITS } from './visit-report.ts';

const QUOTED = /(["'`‘’“”«»]).*?["'`‘’“”«»]/gs;
/** Addresses, paths, names of players, tokens: words of code and language are shorter and hold none of these signs. */
const TELLING = /\S*(?:[/\\@=%&?]|\p{L}{25}|\p{L}\d|\d\p{L})\S*|\S{40,}/gu;
const NOT_PLAIN = /[^A-Za-z .,:;()[\]{}<>_$#!*+|-]/g;

/** The words of an error without what could be somebody's: quoted text, addresses, digits, letters of other alphabets. */
export function failureWords(message: string): string {
  return message
    .slice(0, 1_000)
    .replace(QUOTED, '…')
    .replace(TELLING, '…')
    .replace(/\d+/g, '#')
    .replace(/\s+/g, ' ')
    .replace(NOT_PLAIN, (sign) => (sign === '…' ? sign : ''))
    .trim()
    .slice(0, REPORT_LIMITS.text);
}
