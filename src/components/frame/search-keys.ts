/**
 * Moves the focus with the arrow keys: from the field to the first game, among the games as they are laid out, and from the first row up to
 * the field. Enter in the field focuses the first game and does not launch it, because playing costs money; without games that are found, the first answer.
 */
export function focusWithArrowKeys(event: KeyboardEvent, dialog: HTMLDialogElement, field: HTMLInputElement): void {
  const tiles = [...dialog.querySelectorAll<HTMLElement>('a[data-game]')];
  if (event.target === field) {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    dialog.querySelector<HTMLElement>('a[data-game], a[data-answer]')?.focus();
    return;
  }
  const index = tiles.indexOf(event.target as HTMLElement);
  const target = index < 0 ? undefined : targetOf(event.key, tiles, index, field);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function targetOf(key: string, tiles: HTMLElement[], index: number, field: HTMLInputElement): HTMLElement | undefined {
  if (key === 'ArrowRight') return tiles[index + 1];
  if (key === 'ArrowLeft') return tiles[index - 1];
  const from = tiles[index]?.getBoundingClientRect();
  if (!from) return undefined;
  const isInSameColumn = (tile: HTMLElement) => Math.abs(tile.getBoundingClientRect().left - from.left) < from.width / 2;
  if (key === 'ArrowDown') return tiles.slice(index + 1).find(isInSameColumn);
  if (key === 'ArrowUp') return tiles.slice(0, index).filter(isInSameColumn).pop() ?? field;
  return undefined;
}
