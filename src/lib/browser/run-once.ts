/**
 * Makes a function that starts its work at the first call and gives the same promise from then on. After a failure (a file was lost on the way), or
 * a value that is not the last word, the next call starts it again.
 */
export function runOnce<Args extends unknown[], Value>(
  start: (...args: Args) => Promise<Value>,
  isFinal: (value: Value) => boolean = () => true,
): (...args: Args) => Promise<Value> {
  let running: Promise<Value> | undefined;
  const end = () => {
    running = undefined;
  };
  return (...args) => {
    running ??= start(...args).then(
      (value) => {
        if (!isFinal(value)) end();
        return value;
      },
      (error: unknown) => {
        end();
        throw error;
      },
    );
    return running;
  };
}
