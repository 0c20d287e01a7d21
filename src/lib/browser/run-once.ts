/** Makes a function that starts its work once and gives its promise again, until that fails or gives a value that is not final. */
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
