import { reportSettings } from '../../config.ts';
import { pageKind, REPORT_LIMITS, type VisitReport } from '../../domain/visit/visit-report.ts';
import { watchFailures } from './failures.ts';

/** Reports this visit when the page is left or goes out of sight; after it came back, only what has failed since. */
export async function reportVisit({ url, sample } = reportSettings()): Promise<void> {
  const failures = watchFailures();
  let isSpeedReported = Math.random() >= sample;
  const speed = isSpeedReported ? undefined : (await import('./page-speed.ts')).measureSpeed(REPORT_LIMITS);

  function report(): void {
    const failed = Object.entries(failures()).filter(([, items]) => items.length > 0);
    const vitals = isSpeedReported ? undefined : speed?.();
    if (failed.length === 0 && !vitals) return;
    isSpeedReported = true;
    const visit: VisitReport = {
      page: pageKind(location.pathname),
      session: document.documentElement.dataset['session'] === 'player' ? 'player' : 'guest',
      ...(vitals && { vitals }),
      ...Object.fromEntries(failed),
    };
    navigator.sendBeacon(url, JSON.stringify(visit));
  }

  // On the window, after web-vitals has heard of it and taken its last entries.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') report();
  });
  addEventListener('pagehide', report);
}
