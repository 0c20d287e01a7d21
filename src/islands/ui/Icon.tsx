/** A line icon, given as its path from assets/icons. It says nothing by itself: the text beside it, or the control's name, does. */
export function Icon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
