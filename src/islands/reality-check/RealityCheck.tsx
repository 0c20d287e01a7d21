import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { pageAddress, pageLocale } from '@/lib/browser/page/page-language';
import { isPageVisible } from '@/lib/browser/page/when';
import { runOnce } from '@/lib/browser/run-once';
import { clockText } from '@/lib/domain/safer-play/reality-check';
import { siteDay } from '@/lib/domain/site-day';
import { siteNow } from '@/lib/domain/site-time';
import {
  $isRealityCheckDue,
  closeRealityCheck,
  updateRealityCheck,
} from '@/lib/stores/safer-play/reality-check';
import { loginTime } from '@/lib/stores/session/login';
import { mountLate } from '../mount-late';
import { Dialog } from '../ui/Dialog';

interface Props {
  messages: Messages['reality-check'];
}

/** Shows the reality check when it is due. */
export function RealityCheck({ messages }: Props) {
  return useStore($isRealityCheckDue) ? <DueCheck messages={messages} /> : null;
}

/** It opens once it disturbs nothing. */
function DueCheck({ messages }: Props) {
  return useFreeMoment() ? <RealityCheckDialog messages={messages} /> : null;
}

const mount = runOnce(() =>
  mountLate({
    messages: 'reality-check',
    render: (messages) => <RealityCheck messages={messages} />,
  }),
);

/** Shows a reality check that is due, in each tab that is seen until it is closed in one. */
export async function showRealityCheck(): Promise<void> {
  await mount();
  updateRealityCheck();
}

const LOOK_MS = 1_000;
const WRITTEN_IN = 'input:not([type=radio], [type=checkbox], [type=file]), textarea, select';

/** Whether a dialog may open by itself: the page is visible, no other dialog is open, no field has the focus, and nothing is being sent. */
function isFreeMoment(): boolean {
  return (
    isPageVisible() &&
    !document.querySelector('dialog[open], button[aria-busy=true]') &&
    !document.activeElement?.matches(WRITTEN_IN)
  );
}

/** Whether something may open over the page; once it may, it stays so. */
function useFreeMoment(): boolean {
  const [isFree, setFree] = useState(isFreeMoment);
  useEffect(() => {
    if (isFree) return;
    const timer = setInterval(() => isFreeMoment() && setFree(true), LOOK_MS);
    return () => clearInterval(timer);
  }, [isFree]);
  return isFree;
}

/** How long the player has been logged in, and the ways on, first to what was moved since then. None stands out, since the check must not urge anybody to go on. */
function RealityCheckDialog({ messages }: Props) {
  const time = useTimeSinceLogin();
  const sinceLogin = new URLSearchParams({
    type: 'all',
    status: 'all',
    start: siteDay(loginMoment()),
    end: '',
  });
  const links = [
    { route: `/transaction?${sinceLogin}`, label: messages.history },
    { route: '/safer-play/break', label: messages.takeBreak },
    { route: '/logout', label: messages.logout },
  ];
  return (
    <Dialog title={messages.title} onClose={closeRealityCheck} variant="narrow" startsWithTitle>
      <div className="flex flex-col gap-2 overflow-y-auto px-5 pt-2 pb-4">
        <p className="text-sm text-muted">{messages.sinceLogin}</p>
        <p
          role="timer"
          aria-live="off"
          aria-label={messages.sinceLogin}
          className="text-xl font-bold tabular-nums"
        >
          {time}
        </p>
      </div>
      <form method="dialog" className="grid gap-3 px-5 pb-5 xs:grid-cols-2">
        {links.map(({ route, label }) => (
          <a
            key={route}
            href={pageAddress(route)}
            onClick={closeRealityCheck}
            className="button button-outline xs:first:col-span-2"
          >
            {label}
          </a>
        ))}
        <button type="submit" className="button button-outline xs:col-span-2">
          {messages.close}
        </button>
      </form>
    </Dialog>
  );
}

/** When the player logged in, by the backend's clock. */
function loginMoment(): Date {
  const now = Date.now();
  return new Date(siteNow().getTime() - (now - loginTime(now)));
}

const SECOND_MS = 1_000;

/** The time since login as it is now: `1:00:07`. */
function timeSinceLogin(): string {
  const now = Date.now();
  return clockText(now - loginTime(now), pageLocale());
}

/** The same, each second. */
function useTimeSinceLogin(): string {
  const [time, setTime] = useState(timeSinceLogin);
  useEffect(() => {
    const timer = setInterval(() => setTime(timeSinceLogin()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return time;
}
