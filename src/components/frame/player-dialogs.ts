import { logFailure } from '@/lib/browser/log';
import { hasForcedSignIn } from '@/lib/browser/storage/visitor';
import { $pushed } from '@/lib/stores/notices/pushed-notices';
import { $session } from '@/lib/stores/session';

/** Loads what few players meet: the dialog of a pushed notice, and the notice about the session. What cannot be loaded is tried again the next time. */
export function showPlayerDialogs(): void {
  $pushed.subscribe((waiting) => {
    if (waiting.length === 0) return;
    import('@/islands/notices/PushedDialog').then(({ mountPushed }) => mountPushed()).catch(() => logFailure('Pushed notice', 'no dialog'));
  });
  const isForced = hasForcedSignIn();
  $session.subscribe(({ status }) => {
    if (status !== 'unreachable' && !(isForced && status === 'player')) return;
    import('@/islands/notices/SessionNotice')
      .then(({ mountSessionNotice }) => mountSessionNotice())
      .catch(() => logFailure('Session', 'no notice'));
  });
}
