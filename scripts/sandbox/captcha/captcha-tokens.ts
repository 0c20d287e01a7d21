import { newSecret } from '../database/secret.ts';

export interface CaptchaTokens {
  create(): string;
  /** True once for each token. */
  verify(token: string): boolean;
}

/** Tokens that the fake captcha gives out and the form calls check. */
export function captchaTokens(): CaptchaTokens {
  const unused = new Set<string>();
  return {
    create() {
      const token = newSecret();
      unused.add(token);
      return token;
    },
    verify: (token) => unused.delete(token),
  };
}
