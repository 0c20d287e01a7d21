import { useId } from 'react';
import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { pageLanguage, pageNumber } from '@/lib/browser/page/page-language';
import { runOnce } from '@/lib/browser/run-once';
import { addressIn } from '@/lib/domain/site/address';
import { endWelcome } from '@/lib/stores/session/visitor';
import { mountLate } from '../mount-late';
import { Icon } from '../ui/Icon';

const STEPS = [
  { route: '/deposit', title: 'deposit', hint: 'depositHint' },
  { route: '/slots', title: 'pick', hint: 'pickHint' },
  { route: '/safer-play/budget', title: 'budget', hint: 'budgetHint' },
] as const;

/** Three steps for a player who has just registered; short on phones, where the games stand below. Island: only this tab knows that. */
export function Welcome({
  messages,
  onClose,
}: {
  messages: Messages['welcome'];
  onClose: () => void;
}) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="card px-3 pt-1 pb-2">
      <div className="flex items-center justify-between gap-2 ps-1">
        <h2 id={titleId} className="text-base">
          {messages.title}
        </h2>
        <button
          type="button"
          className="icon-button -me-2 shrink-0"
          aria-label={messages.close}
          onClick={onClose}
        >
          <Icon path={icons.close} />
        </button>
      </div>
      <ol className="grid md:grid-cols-3">
        {STEPS.map(({ route, title, hint }, index) => (
          <li key={route}>
            <a
              href={addressIn(pageLanguage(), route)}
              className="flex min-h-14 items-center gap-3 rounded-control px-1 py-2 hover:bg-raised"
            >
              <span
                className="grid size-8 shrink-0 place-items-center rounded-full bg-raised font-bold text-accent"
                aria-hidden="true"
              >
                {pageNumber(index + 1)}
              </span>
              <span className="grow">
                <b className="block">{messages[title]}</b>
                <span className="block text-sm text-muted max-md:hidden">{messages[hint]}</span>
              </span>
              <Icon path={icons.next} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Renders a new player's welcome into the place that the home page has for it. */
export const mountWelcome = runOnce(async (place: HTMLElement) => {
  function close(): void {
    endWelcome();
    place.hidden = true;
  }
  await mountLate({
    place,
    messages: 'welcome',
    render: (messages) => <Welcome messages={messages} onClose={close} />,
  });
});
