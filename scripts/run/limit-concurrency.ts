/** Runs a task when there is room for it. */
export type Queue = <Value>(task: () => Promise<Value>) => Promise<Value>;

/** A queue that runs at most `limit` tasks at once, in the order they came. */
export function limitConcurrency(limit: number): Queue {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
