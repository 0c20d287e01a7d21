import { beaconSettings } from '../../config.ts';
import { pageKind, type VisitBeacon } from '../../domain/visit/visit-beacon.ts';
import { watchFailures } from './failures.ts';
import type { measureSpeed } from './page-speed.ts';

/** Sends the beacon of this visit when the page is left or hidden; after it came back, only what has failed since. */
export async function sendBeaconOnLeave({ url, sample } = beaconSettings()): Promise<void> {
  const takeFailures = watchFailures();
  let speed: ReturnType<typeof measureSpeed> | undefined;

  function send(): void {
    const failures = takeFailures();
    if (failures.length === 0 && !speed) return;
    const visit: VisitBeacon = {
      page: pageKind(location.pathname),
      session: document.documentElement.dataset['session'] === 'player' ? 'player' : 'guest',
      ...(speed && { vitals: speed() }),
      ...(failures.length > 0 && { failures }),
    };
    speed = undefined;
    navigator.sendBeacon(url, JSON.stringify(visit));
  }

  // On the window, after web-vitals has heard of it and taken its last entries.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  addEventListener('pagehide', send);
  if (Math.random() < sample) speed = (await import('./page-speed.ts')).measureSpeed();
}
