import { offerReload } from '@/lib/browser/page/load-page';
import { isPageVisible, onPageVisible } from '@/lib/browser/page/when';
import { logFailure } from '@/lib/log';
import { $pushMessages } from '@/lib/stores/notices/push-messages';
import { onRealityCheckChange } from '@/lib/stores/safer-play/reality-check-choice';
import { timeToRealityCheck } from '@/lib/stores/session/login';
import { $session } from '@/lib/stores/session/session';
import { hasForcedSignIn } from '@/lib/stores/session/visitor';

/** After a failed load of what shows it. */
const RETRY_MS = 60_000;

/** Loads what few players meet: the dialog of a push message, and the notice about the session. What cannot be loaded is tried again the next time. */
export function showPlayerDialogs(): void {
  $pushMessages.subscribe((waiting) => {
    if (waiting.length === 0) return;
    import('@/islands/notices/PushDialog')
      .then(({ mountPushDialog }) => mountPushDialog())
      .catch(() => {
        logFailure('Push message', 'no dialog');
        offerReload();
      });
  });
  const isForced = hasForcedSignIn();
  $session.subscribe(({ status }) => {
    // A guest may have opened it and logged in in another tab.
    if (status === 'player') document.querySelector<HTMLDialogElement>('#login-first')?.close();
    if (status !== 'unreachable' && !(isForced && status === 'player')) return;
    import('@/islands/notices/SessionNotice')
      .then(({ mountSessionNotice }) => mountSessionNotice())
      .catch(() => logFailure('Session', 'no notice'));
  });
}

/** Waits for the reality check of whoever is logged in. Until it is due that is a timer; what shows it is loaded then. */
export function watchRealityCheck(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function watch(): void {
    clearTimeout(timer);
    const waitMs = $session.get().status === 'player' ? timeToRealityCheck() : undefined;
    if (waitMs === undefined) return;
    if (waitMs > 0) timer = setTimeout(watch, waitMs);
    else void show();
  }

  async function show(): Promise<void> {
    try {
      const { showRealityCheck } = await import('@/islands/reality-check/RealityCheck');
      await showRealityCheck();
    } catch {
      logFailure('Reality check', 'no dialog');
      // A page out of sight may be without a network for hours.
      if (isPageVisible()) timer = setTimeout(watch, RETRY_MS);
    }
  }

  $session.subscribe(watch);
  onRealityCheckChange(watch);
  // Timers stand still while a phone sleeps.
  onPageVisible(watch);
}
