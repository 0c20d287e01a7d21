import { isPageVisible, onPageVisible } from '../page/when.ts';

/**
 * Gives all tabs of this site that ask for it one turn: the one that came into sight last has it; when it is closed or gives its turn up, the next
 * one. Where Web Locks are missing or denied, each tab has a turn of its own.
 * @returns the function that gives the turn up
 */
export function takeTurns(name: string, onTurn: (isMine: boolean) => void): () => void {
  const locks: LockManager | undefined = navigator.locks;
  let isMine = false;
  let isOver = false;
  let waiting: AbortController | undefined;
  let endTurn = () => {};

  function setTurn(isNowMine: boolean): void {
    if (isMine === isNowMine) return;
    isMine = isNowMine;
    onTurn(isMine);
  }

  async function ask(mode: 'take' | 'wait'): Promise<void> {
    waiting?.abort();
    const controller = new AbortController();
    waiting = controller;
    try {
      await locks?.request(name, mode === 'take' ? { steal: true } : { signal: controller.signal }, () => {
        if (isOver) return undefined;
        waiting = undefined;
        setTurn(true);
        return new Promise<void>((resolve) => {
          endTurn = resolve;
        });
      });
    } catch (error) {
      if (isOver || controller.signal.aborted) return;
      // Another tab has taken the turn, and may be closed before this one. Any other error means that locks are denied.
      const isTaken = error instanceof DOMException && error.name === 'AbortError';
      setTurn(!isTaken);
      if (isTaken) void ask('wait');
    }
  }

  if (!locks) {
    setTurn(true);
    return () => setTurn(false);
  }
  const stopWatching = onPageVisible(() => !isMine && void ask('take'));
  void ask(isPageVisible() ? 'take' : 'wait');
  return () => {
    isOver = true;
    stopWatching();
    waiting?.abort();
    endTurn();
    setTurn(false);
  };
}
