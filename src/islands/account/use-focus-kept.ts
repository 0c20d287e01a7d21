import { useCallback, useEffect, useRef } from 'react';

/** Keeps the focus on the page when the control that has it is removed: `place` is the element around all of it; a button in `substitute` comes first. */
export function useFocusKept() {
  const around = useRef<HTMLElement>(null);
  const substitute = useRef<HTMLDivElement>(null);
  const last = useRef<EventTarget>(null);
  const place = useCallback((element: HTMLElement | null) => {
    const note = ({ target }: FocusEvent) => {
      last.current = target;
    };
    around.current = element;
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, []);
  // In every render, because each may remove the control.
  useEffect(() => {
    const isLost =
      last.current instanceof Node &&
      !last.current.isConnected &&
      document.activeElement === document.body;
    // Where the page was scrolled to, the notice about the change can be read.
    if (isLost)
      (substitute.current?.querySelector('button') ?? around.current)?.focus({
        preventScroll: true,
      });
  });
  return { place, substitute };
}
