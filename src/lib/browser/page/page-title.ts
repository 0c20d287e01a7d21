let ownTitle: string | undefined;

/** Has the browser's tab say something else than the page's title, until it is called without a text. */
export function showInTitle(text?: string): void {
  ownTitle ??= document.title;
  document.title = text ?? ownTitle;
}
