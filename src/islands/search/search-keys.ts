/**
 * The arrow keys lead from the field to the games and among them, as they stand; upwards from the first row back to the field. Enter in the field
 * goes to the first game: it starts none, since playing costs money.
 */
export function moveAmongGames(event: KeyboardEvent, dialog: HTMLDialogElement, field: HTMLInputElement): void {
  const games = [...dialog.querySelectorAll<HTMLElement>('a.found')];
  const place = games.indexOf(event.target as HTMLElement);
  if (event.target === field) {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    games[0]?.focus();
    return;
  }
  const target = place < 0 ? undefined : targetOf(event.key, games, place, field);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function targetOf(key: string, games: HTMLElement[], place: number, field: HTMLInputElement): HTMLElement | undefined {
  if (key === 'ArrowRight') return games[place + 1];
  if (key === 'ArrowLeft') return games[place - 1];
  const from = games[place]?.getBoundingClientRect();
  if (!from) return undefined;
  const near = (game: HTMLElement) => Math.abs(game.getBoundingClientRect().left - from.left) < from.width / 2;
  if (key === 'ArrowDown') return games.slice(place + 1).find(near);
  if (key === 'ArrowUp') return games.slice(0, place).findLast(near) ?? field;
  return undefined;
}
