/** Leads from a notification back to an open page of the site, the one that was seen last, or else to the home page. What waits is shown there. */
export async function leadBack(pages: ServiceWorkerGlobalScope['clients']): Promise<void> {
  const [page] = await pages.matchAll({ type: 'window', includeUncontrolled: true });
  await (page ? page.focus() : pages.openWindow('/'));
}
