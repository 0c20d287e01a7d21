/** Opens a payment page in a new tab that knows nothing of this one; browsers may refuse, so a link to it stands in the page too. */
export function openPayment(address: URL): void {
  const tab = open('', '_blank');
  if (!tab) return;
  tab.opener = null;
  tab.location.replace(address.href);
}

export function reloadPage(): void {
  location.reload();
}

/** The parameters of this page's address. */
export function addressSearch(): string {
  return location.search;
}

export function pageOrigin(): string {
  return location.origin;
}
