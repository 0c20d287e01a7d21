import './tile-taps';

/** Between the missing page and React, so that no other missing page has anything to do with it. */
export async function showIfFound(place: HTMLElement, code: string): Promise<void> {
  const { mountFoundProvider } = await import('@/islands/games/mount-found-provider');
  await mountFoundProvider(place, code);
}
