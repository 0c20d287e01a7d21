import { whenIdle } from '@/lib/browser/page/when';

/** Whether the visitor asks sites not to follow what they do: then not even the code is loaded. */
const refuses = () => navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;

/** Loads what reports this visit when everything else is there (decisions, 71). */
async function start() {
  const { reportVisit } = await import('@/lib/browser/visit/report-visit');
  await reportVisit();
}

// The setting itself, which the build knows: where the operator wants no reports, nothing of this file is left.
if (import.meta.env.PUBLIC_REPORT_URL && !refuses()) {
  // A file that is gone after a newer release is no fault of the page.
  whenIdle(start).catch(() => undefined);
}
