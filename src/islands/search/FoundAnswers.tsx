import { useStore } from '@nanostores/react';
import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { pageAddress } from '@/lib/browser/page/page';
import { answerRoute } from '@/lib/domain/site/answers';
import { $foundAnswers } from '@/lib/stores/games/found-answers';
import { Icon } from '../ui/Icon';

/** Links to the answers of the help that the words find, since people type their problem where they see a field. */
export function FoundAnswers({ messages }: { messages: Messages['search'] }) {
  const found = useStore($foundAnswers);
  if (found.length === 0) return null;
  return (
    <section className="grid gap-2.5">
      <h2 className="text-base">{messages.help}</h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {found.map(({ slug, title }) => (
          <li key={slug}>
            <a href={pageAddress(answerRoute(slug))} data-answer="" className="flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-raised">
              <span className="grow">{title}</span>
              <Icon path={icons.next} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
