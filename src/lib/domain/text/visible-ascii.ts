/** Both travel in headers, which hold nothing but visible ASCII: any other character would make every later call throw. */
const VISIBLE_ASCII = /^[!-~]+$/;
const LONGEST_TOKEN = 4096;
const LONGEST_REF_CODE = 64;

/** Whether a text has the shape of a bearer token (decisions, 13). */
export function isToken(text: string): boolean {
  return text.length <= LONGEST_TOKEN && VISIBLE_ASCII.test(text);
}

/** Whether a text can be a referral code (decisions, 14). */
export function isRefCode(text: string): boolean {
  return text.length <= LONGEST_REF_CODE && VISIBLE_ASCII.test(text);
}
