import { beaconSettings } from '../../config.ts';
import { BEACON_LIMITS, pageKind, type VisitBeacon } from '../../domain/visit/visit-beacon.ts';
import { watchFailures } from './failures.ts';

/** Sends the beacon of this visit when the page is left or hidden; after it came back, only what has failed since. */
export async function sendBeaconOnLeave({ url, sample } = beaconSettings()): Promise<void> {
  const failures = watchFailures();
  let isSpeedSent = Math.random() >= sample;
  const speed = isSpeedSent
    ? undefined
    : (await import('./page-speed.ts')).measureSpeed(BEACON_LIMITS);

  function send(): void {
    const failed = Object.entries(failures()).filter(([, items]) => items.length > 0);
    const vitals = isSpeedSent ? undefined : speed?.();
    if (failed.length === 0 && !vitals) return;
    isSpeedSent = true;
    const visit: VisitBeacon = {
      page: pageKind(location.pathname),
      session: document.documentElement.dataset['session'] === 'player' ? 'player' : 'guest',
      ...(vitals && { vitals }),
      ...Object.fromEntries(failed),
    };
    navigator.sendBeacon(url, JSON.stringify(visit));
  }

  // On the window, after web-vitals has heard of it and taken its last entries.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  addEventListener('pagehide', send);
}
