/** Tokens and referral codes are sent in headers, where any other character would make every later call throw. */
const VISIBLE_ASCII = /^[!-~]+$/;
const MAX_TOKEN_LENGTH = 4096;
const MAX_REF_CODE_LENGTH = 64;

/** Whether a text has the shape of a bearer token. */
export function isToken(text: string): boolean {
  return text.length <= MAX_TOKEN_LENGTH && VISIBLE_ASCII.test(text);
}

/** Whether a text can be a referral code. */
export function isRefCode(text: string): boolean {
  return text.length <= MAX_REF_CODE_LENGTH && VISIBLE_ASCII.test(text);
}
