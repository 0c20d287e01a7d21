/** The favourites' sign: a line, or full. */
export function Star({ isFull }: { isFull: boolean }) {
  return (
    <svg viewBox="0 0 24 24" className={isFull ? 'star-sign full' : 'star-sign'} aria-hidden="true">
      <path d="M12 3.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" />
    </svg>
  );
}
