import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For the element around controls: it takes the focus when a render removes the one that has it, as the button of rows that are loading then. */
export function useKeptFocus<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const hadFocus = place.current?.contains(document.activeElement);
  useLayoutEffect(() => {
    if (hadFocus && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  });
  return place;
}
