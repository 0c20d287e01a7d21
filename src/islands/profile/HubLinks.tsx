import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { pageAddress } from '@/lib/browser/page/page';
import { Icon } from '../ui/Icon';
import * as hubIcons from './hub-icons';

interface Props {
  messages: Messages['account-hub'];
  /** Address of the live chat, where there is one. */
  support: string | undefined;
}

const LINKS = [
  { route: '/bonuses', label: 'bonuses', icon: icons.gift },
  { route: '/bank', label: 'bank', icon: hubIcons.bank },
  { route: '/help/deposit', label: 'helpDeposit', icon: hubIcons.question },
  { route: '/help/responsible-gaming', label: 'responsible', icon: icons.shield },
] as const;
const LOOK = 'flex min-h-12 items-center gap-3 px-4 hover:bg-raised';

/** The ways on from the account: bonuses, bank accounts, help, and the live chat in a new tab. */
export function HubLinks({ messages, support }: Props) {
  return (
    <nav aria-label={messages.more} className="card overflow-hidden p-0">
      <ul className="divide-y divide-line">
        {LINKS.map(({ route, label, icon }) => (
          <li key={route}>
            <a href={pageAddress(route)} className={LOOK}>
              <Icon path={icon} />
              <span className="grow">{messages[label]}</span>
              <Icon path={icons.next} />
            </a>
          </li>
        ))}
        {support && (
          <li>
            <a href={support} target="_blank" rel="noopener" className={LOOK}>
              <Icon path={icons.chat} />
              <span className="grow">{messages.support}</span>
              <Icon path={icons.next} />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
