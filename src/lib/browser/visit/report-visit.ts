import { DEFAULT_LANGUAGE, LANGUAGES, reportSettings } from '../../config.ts';
import { CONNECTIONS, pageKind, REPORT_LIMITS, type VisitReport } from '../../domain/visit/visit-report.ts';
import { watchFailures } from './failures.ts';

function connectionOf({ connection }: Navigator): VisitReport['connection'] {
  if (connection?.saveData) return 'saver';
  return CONNECTIONS.find((name) => name === connection?.effectiveType) ?? 'unknown';
}

function aboutPage(): Pick<VisitReport, 'page' | 'language' | 'session' | 'connection'> {
  const { session, language } = document.documentElement.dataset;
  return {
    page: pageKind(location.pathname),
    language: LANGUAGES.find((code) => code === language) ?? DEFAULT_LANGUAGE,
    session: session === 'player' ? 'player' : 'guest',
    connection: connectionOf(navigator),
  };
}

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
    navigator.sendBeacon(url, JSON.stringify({ ...aboutPage(), ...(vitals && { vitals }), ...Object.fromEntries(failed) }));
  }

  // On the window, after web-vitals has heard of it and taken its last entries.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') report();
  });
  addEventListener('pagehide', report);
}
