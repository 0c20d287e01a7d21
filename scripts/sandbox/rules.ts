/** Times that a test changes through the desk, in milliseconds. */
export interface Rules {
  accessTokenMs: number;
  /** How long after one code a phone waits for the next. */
  resendMs: number;
  /** How long a slow provider thinks. */
  slowProviderMs: number;
}

/** The rules of a house that nobody changed. */
export function usualRules(): Rules {
  return { accessTokenMs: 5 * 60_000, resendMs: 60_000, slowProviderMs: 1500 };
}
