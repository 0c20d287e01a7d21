import type { Messages } from '@/content/messages/messages';
import { loginMoment } from '@/lib/actions/money-since-login';
import { pageAddress } from '@/lib/browser/page/page';
import { siteDay } from '@/lib/domain/report/report-dates';
import { Dialog } from '../ui/Dialog';
import { SinceLogin } from './SinceLogin';
import { useMoneySinceLogin, useTimeSinceLogin } from './use-since-login';

interface Props {
  messages: Messages['reality-check'];
  onClose: () => void;
}

/** How long the player has been logged in, what was deposited and withdrawn since then, and the ways on. None stands out, since the check must not urge anybody to go on. */
export function RealityCheckDialog({ messages, onClose }: Props) {
  const time = useTimeSinceLogin();
  const { money, retry } = useMoneySinceLogin();
  const sinceLogin = new URLSearchParams({ type: 'all', status: 'all', start: siteDay(loginMoment()), end: '' });
  const links = [
    { route: `/transaction?${sinceLogin}`, label: messages.history },
    { route: '/safer-play/break', label: messages.takeBreak },
    { route: '/logout', label: messages.logout },
  ];
  return (
    <Dialog title={messages.title} onClose={onClose} look="narrow" startsWithTitle>
      <div className="flex flex-col gap-2 overflow-y-auto px-5 pt-2 pb-4">
        <SinceLogin {...{ messages, time, money }} onRetry={retry} />
        <p className="text-sm text-muted">{messages.games}</p>
      </div>
      <form method="dialog" className="grid gap-3 px-5 pb-5 xs:grid-cols-2">
        {links.map(({ route, label }) => (
          <a key={route} href={pageAddress(route)} onClick={onClose} className="button button-outline xs:first:col-span-2">
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
