/** A decorative icon of lines on a 24 px grid, in the style of components/ornament/Icon.astro: the text beside it says what it means. */
export function LineIcon({ path }: { path: string }) {
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
