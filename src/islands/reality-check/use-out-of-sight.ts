import { useEffect } from 'react';
import type { Messages } from '@/content/messages/messages';
import { closeNotification, showInTitle, showNotification } from '@/lib/browser/page/notification';
import { isPageVisible } from '@/lib/browser/page/when';
import { readRealityCheck } from '@/lib/browser/storage/reality-check';
import { fill } from '@/lib/domain/text/fill';
import { timeSinceLogin } from './use-since-login';

const MINUTE_MS = 60_000;
const TAG = 'reality-check';

/** Has the title of a tab that is out of sight say that a reality check waits in it, and a notification where the player wants one. Both go with it. */
export function useOutOfSight(messages: Messages['reality-check']): void {
  useEffect(() => {
    const update = () => {
      showInTitle(isPageVisible() ? undefined : fill(messages.pageTitle, { time: timeSinceLogin() }));
      if (isPageVisible()) void closeNotification(TAG);
    };
    update();
    if (!isPageVisible() && readRealityCheck().isNotified) {
      const body = fill(messages.notification, { time: timeSinceLogin() });
      void showNotification(messages.title, { body, tag: TAG });
    }
    const timer = setInterval(update, MINUTE_MS);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
      showInTitle();
      void closeNotification(TAG);
    };
  }, [messages]);
}
