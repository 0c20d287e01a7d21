import { isPageVisible } from './when.ts';

/** Whether this browser has notifications, and allows them to this site. */
export function notificationPermission(): NotificationPermission | 'unsupported' {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported';
}

/** Asks the player, for which browsers want a click. Resolves with whether it is allowed. */
export async function askForNotifications(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/** Those of this page that no service worker shows, by their tags. */
const shown = new Map<string, Notification>();

/** Shows a notification where that is allowed. Another one with the same tag takes its place. */
export async function showNotification(title: string, options: { body: string; tag: string }): Promise<void> {
  if (notificationPermission() !== 'granted') return;
  // Browsers of phones show only those of a service worker.
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active) return registration.showNotification(title, options);
  try {
    const notification = new Notification(title, options);
    shown.set(options.tag, notification);
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // A phone without the service worker: the page's title says it.
  }
}

/** Takes a notification away, where it is still shown. */
export async function closeNotification(tag: string): Promise<void> {
  shown.get(tag)?.close();
  shown.delete(tag);
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notification of (await registration?.getNotifications?.({ tag })) ?? []) notification.close();
}

let ownTitle: string | undefined;

/** Has the browser's tab say something else than the page's title, until it is called without a text. */
export function showInTitle(text?: string): void {
  ownTitle ??= document.title;
  document.title = text ?? ownTitle;
}

const WRITTEN_IN = 'input:not([type=radio], [type=checkbox], [type=file]), textarea, select';

/** Whether a dialog may open by itself: the page is visible, no other dialog is open, no field has the focus, and nothing is being sent. */
export function isFreeMoment(): boolean {
  return isPageVisible() && !document.querySelector('dialog[open], button[aria-busy=true]') && !document.activeElement?.matches(WRITTEN_IN);
}
