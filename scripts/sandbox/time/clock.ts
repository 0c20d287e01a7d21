/** Milliseconds since 1970; tests pass one that they set. */
export type Clock = () => number;
