interface Waiting {
  tab: string;
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
  readonly #queues = new Map<string, Set<Waiting>>();

  of(tab: string): Pick<LockManager, 'request'> {
    const request = (name: string, options: LockOptions, callback: Waiting['callback']) =>
      new Promise<unknown>((settle, fail) => {
        const waiting = { tab, options, callback, settle, fail };
        const queue = this.#queues.getOrInsert(name, new Set()).add(waiting);
        options.signal?.addEventListener('abort', () => {
          queue.delete(waiting);
          fail(new DOMException('aborted', 'AbortError'));
        });
        queueMicrotask(() => this.#grant(name, queue));
      });
    return { request } as Pick<LockManager, 'request'>;
  }

  /** The tab is gone: its locks are free, and nothing it still does matters. */
  close(tab: string): void {
    for (const holder of [...this.#held.values()]) if (holder.tab === tab) holder.let();
  }

  #grant(name: string, queue: Set<Waiting>): void {
    for (const waiting of queue) {
      const isHeld = this.#held.has(name);
      if (isHeld && !waiting.options.ifAvailable) continue;
      queue.delete(waiting);
      if (isHeld) waiting.settle(waiting.callback(null));
      else this.#hold(name, waiting, queue);
    }
  }

  #hold(name: string, { tab, callback, settle, fail }: Waiting, queue: Set<Waiting>): void {
    const holder = {
      tab,
      let: () => {
        if (this.#held.get(name) !== holder) return;
        this.#held.delete(name);
        this.#grant(name, queue);
      },
    };
    this.#held.set(name, holder);
    const result = Promise.resolve(callback({ name, mode: 'exclusive' }));
    result.then(settle, fail).finally(holder.let);
  }
}
