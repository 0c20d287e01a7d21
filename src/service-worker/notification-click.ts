/** What is used of the pages that a service worker knows. */
interface KnownPages {
  matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly { focus: () => Promise<unknown> }[]>;
  openWindow: (address: string) => Promise<unknown>;
}

/** Leads from a notification back to an open page of the site, the one that was seen last, or else to the home page. What waits is shown there. */
export async function leadBack(pages: KnownPages): Promise<void> {
  const [page] = await pages.matchAll({ type: 'window', includeUncontrolled: true });
  await (page ? page.focus() : pages.openWindow('/'));
}
