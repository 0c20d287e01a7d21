/** Times that a test changes through the desk, in milliseconds. */
export interface TimeRules {
  accessTokenMs: number;
  /** How long a phone waits between two codes. */
  resendMs: number;
  /** How long a slow provider takes to answer. */
  slowProviderMs: number;
}

/** The rules that hold until a test changes them. */
export function defaultTimeRules(): TimeRules {
  return { accessTokenMs: 5 * 60_000, resendMs: 60_000, slowProviderMs: 1500 };
}
