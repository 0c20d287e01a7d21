/** The house's name, as the page's own head says it. */
export function brandName(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
}
