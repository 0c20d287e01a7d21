/** A line icon, given as its path from assets/icons. It says nothing by itself: the text beside it, or the control's name, does. */
export function Icon({ path }: { path: string }) {
  return (
    <svg
      className="size-5 shrink-0"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
