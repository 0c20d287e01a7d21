/**
 * Resolves when the player sees the page. The browser may make a page before its link is tapped; such a page calls nobody, opens no socket and
 * writes nothing (decisions, 41).
 */
export function whenShown(): Promise<void> {
  return new Promise((resolve) => {
    if (document.prerendering) document.addEventListener('prerenderingchange', () => resolve(), { once: true });
    else resolve();
  });
}
