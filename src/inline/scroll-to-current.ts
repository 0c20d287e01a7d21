/**
 * Scrolls the row that contains it until the current entry is in the middle. Inline, because it must run before the first paint: a module would
 * run later, and the player would see the row jump; in the first frame, since asking for widths while the page is being read lays it out once more
 * (60 ms of a weak phone). (CSS `scroll-initial-target` would scroll the page, too.) Once more when the fonts are there, which change the widths,
 * unless the player has scrolled the row meanwhile.
 */
const row = document.currentScript?.parentElement as HTMLElement;
const current = row.querySelector<HTMLElement>('[aria-current]');
let last = 0;

function show(entry: HTMLElement): void {
  if (row.scrollLeft !== last) return;
  row.scrollLeft = entry.offsetLeft - row.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2;
  last = row.scrollLeft;
}

if (current) {
  requestAnimationFrame(() => show(current));
  document.fonts.ready.then(() => show(current));
}
