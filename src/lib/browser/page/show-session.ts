/** Sets whose page this is, as the head script did before the first paint. */
export function showSession(session: 'guest' | 'player'): void {
  document.documentElement.dataset['session'] = session;
}
