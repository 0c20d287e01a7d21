/** The brand's name, read from the page's head. */
export function brandName(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
}
