/** Milliseconds since 1970; tests hand in one that they turn themselves. */
export type Clock = () => number;
