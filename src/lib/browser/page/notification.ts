/** Whether this browser has notifications, and allows them to this site. */
export function notificationPermission(): NotificationPermission | 'unsupported' {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported';
}

/** Asks the player, for which browsers want a click. Resolves with whether it is allowed. */
export async function askForNotifications(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/** Shows a notification where that is allowed. Another one with the same tag takes its place. */
export async function showNotification(title: string, options: { body: string; tag: string }): Promise<void> {
  if (notificationPermission() !== 'granted') return;
  // Browsers of phones show only those of a service worker.
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active) return registration.showNotification(title, options);
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // A phone without the service worker: the page's title says it.
  }
}
