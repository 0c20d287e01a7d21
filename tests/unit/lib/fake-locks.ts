interface Waiting {
  options: LockOptions;
  callback: (lock: Lock | null) => unknown;
  settle: (result: unknown) => void;
  fail: (error: DOMException) => void;
}

/** What the page finds as `navigator.locks`, which jsdom does not have. */
export function setLocks(value: unknown): void {
  Object.defineProperty(navigator, 'locks', { value, configurable: true });
}

/** Web Locks of one browser, shared by its tabs: a lock is held until its callback's promise ends or its tab is closed. */
export class FakeLocks {
  readonly #held = new Map<string, { tab: string; let: () => void }>();
  readonly #queues = new Map<string, (Waiting & { tab: string })[]>();

  of(tab: string): Pick<LockManager, 'request'> {
    return {
      request: (name: string, options: LockOptions, callback: (lock: Lock | null) => unknown) =>
        new Promise<unknown>((settle, fail) => {
          const waiting = { tab, options, callback, settle, fail };
          options.signal?.addEventListener('abort', () => {
            this.#queues.set(
              name,
              this.#queue(name).filter((other) => other !== waiting),
            );
            fail(new DOMException('aborted', 'AbortError'));
          });
          if (options.ifAvailable && this.#held.has(name)) settle(callback(null));
          else {
            this.#queue(name).push(waiting);
            queueMicrotask(() => this.#grant(name));
          }
        }),
    } as Pick<LockManager, 'request'>;
  }

  /** The tab is gone: its locks are free, and nothing it still does matters. */
  close(tab: string): void {
    for (const holder of [...this.#held.values()]) if (holder.tab === tab) holder.let();
  }

  #queue(name: string) {
    const queue = this.#queues.get(name) ?? [];
    this.#queues.set(name, queue);
    return queue;
  }

  #grant(name: string): void {
    if (this.#held.has(name)) {
      const refused = this.#queue(name).filter(({ options }) => options.ifAvailable);
      for (const waiting of refused) {
        this.#queue(name).splice(this.#queue(name).indexOf(waiting), 1);
        waiting.settle(waiting.callback(null));
      }
      return;
    }
    const next = this.#queue(name).shift();
    if (!next) return;
    const holder = {
      tab: next.tab,
      let: () => {
        if (this.#held.get(name) !== holder) return;
        this.#held.delete(name);
        this.#grant(name);
      },
    };
    this.#held.set(name, holder);
    const result = Promise.resolve(next.callback({ name, mode: 'exclusive' } as Lock));
    result.then(next.settle, next.fail).finally(holder.let);
  }
}
