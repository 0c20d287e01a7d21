import { useEffect, useRef } from 'react';

/**
 * Keeps the focus on the page when the control that has it, or that opened a dialog, is removed with what was changed.
 * @returns `place`, for the element around all of it, and `substitute`, for the one with the button that takes the focus
 */
export function useFocusKept() {
  const place = useRef<HTMLDivElement>(null);
  const substitute = useRef<HTMLDivElement>(null);
  const last = useRef<EventTarget>(null);
  useEffect(() => {
    const element = place.current;
    const note = ({ target }: FocusEvent) => {
      last.current = target;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, []);
  // In every render, because each may remove the control.
  useEffect(() => {
    const isLost = last.current instanceof Node && !last.current.isConnected && document.activeElement === document.body;
    // Where the page was scrolled to, the notice about the change can be read.
    if (isLost) substitute.current?.querySelector('button')?.focus({ preventScroll: true });
  });
  return { place, substitute };
}
