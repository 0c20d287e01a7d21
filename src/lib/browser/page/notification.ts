import { isPageVisible } from './when.ts';

/** Whether this browser has notifications, and allows them to this site. */
export function notificationPermission(): NotificationPermission | 'unsupported' {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported';
}

/** Asks the player, for which browsers want a click. Resolves with whether it is allowed. */
export async function askForNotifications(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/** By this name a browser puts one notification in the place of another. */
const TAG = 'reality-check';
/** This page's, where no service worker shows it. */
let shown: Notification | undefined;

/** Shows the site's one notification where that is allowed. */
export async function showNotification(title: string, body: string): Promise<void> {
  if (notificationPermission() !== 'granted') return;
  const options = { body, tag: TAG };
  // Browsers of phones show only those of a service worker.
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active) return registration.showNotification(title, options);
  try {
    shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown?.close();
    };
  } catch {
    // A phone without the service worker: the page's title says it.
  }
}

/** Takes the notification away, where it is still shown. */
export async function closeNotification(): Promise<void> {
  shown?.close();
  shown = undefined;
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notification of (await registration?.getNotifications?.({ tag: TAG })) ?? []) notification.close();
}

const WRITTEN_IN = 'input:not([type=radio], [type=checkbox], [type=file]), textarea, select';

/** Whether a dialog may open by itself: the page is visible, no other dialog is open, no field has the focus, and nothing is being sent. */
export function isFreeMoment(): boolean {
  return isPageVisible() && !document.querySelector('dialog[open], button[aria-busy=true]') && !document.activeElement?.matches(WRITTEN_IN);
}
