/** In the page: waits for its faces, also for one that is late. On a real first visit that waits for the next page. */
export async function waitForFonts(): Promise<void> {
  for (const style of document.querySelectorAll('style')) {
    if (style.textContent.includes('optional'))
      style.textContent = style.textContent.replaceAll(
        /font-display:\s*optional/g,
        'font-display:block',
      );
  }
  // Not `ready`, which may be so before the new rules are read.
  await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
}
