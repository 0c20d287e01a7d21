import { logFailure } from '../log.ts';
import { navigateTab, openNewTab } from './new-tab.ts';
import type { WaitingTexts } from './waiting-page.ts';

/** Opens a tab that waits for the payment page's address. Call it while a tap is handled: later, browsers refuse (security.md, finding 6). */
export function openPaymentTab(texts: WaitingTexts) {
  let tab: Window | undefined = openNewTab();
  // Where it cannot be loaded the tab stays empty until it goes to the payment page.
  if (tab) {
    import('./waiting-page.ts').then(
      ({ showWaiting }) => showWaiting(tab, texts),
      () => logFailure('Payment tab', 'no waiting page'),
    );
  }
  return {
    /** Goes to the payment page; without an address the tab is closed. */
    finish(address: URL | undefined): void {
      if (address) navigateTab(tab, address);
      else tab?.close();
      // The waiting page may still be loading, and must not be written into a tab that shows the payment page.
      tab = undefined;
    },
  };
}
