import { closeTab, type NewTab, navigateTab, openNewTab } from './new-tab.ts';
import type { WaitingTexts } from './waiting-page.ts';

/** A tab that waits for the address of a payment page. */
export interface PaymentTab {
  /** Leads it there; without an address it goes away. */
  end: (address: URL | undefined) => void;
}

/** Opens the tab in the tap itself: once an answer has been awaited, most browsers refuse (security.md, finding 6). */
export function openPaymentTab(texts: WaitingTexts): PaymentTab {
  let tab: NewTab | undefined = openNewTab();
  if (tab) void import('./waiting-page.ts').then(({ showWaiting }) => showWaiting(tab, texts));
  return {
    end(address) {
      if (address) navigateTab(tab, address);
      else closeTab(tab);
      // What comes late to a tab that has been led away must not touch it.
      tab = undefined;
    },
  };
}

/** For an address that nobody expected. Browsers may refuse, so a link to it stands in the page too. */
export function openPaymentPage(address: URL): void {
  navigateTab(openNewTab(), address);
}
