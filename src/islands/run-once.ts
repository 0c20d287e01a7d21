/**
 * Makes a function that starts its work at the first call and gives the same promise from then on. When the work failed (a file was lost on
 * the way), the next call starts it again.
 */
export function runOnce<Args extends unknown[], Value>(start: (...args: Args) => Promise<Value>): (...args: Args) => Promise<Value> {
  let running: Promise<Value> | undefined;
  return (...args) => {
    running ??= start(...args).catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}
