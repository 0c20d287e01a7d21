/** Whether a page can be searched from. Forms and help pages cannot, because nobody looks for games there. */
export function hasSearch(route: string, guard?: string): boolean {
  return !guard && !route.startsWith('/help') && route !== '/safer-play';
}
