import type { Messages } from '@/content/messages/messages';
import type { ListedAnnouncement } from '@/lib/domain/site/site-settings';
import { Disclosure } from '../ui/Disclosure';

interface Props {
  announcements: readonly ListedAnnouncement[];
  messages: Messages['notices'];
}

/** The operator's announcements above the notices. */
export function AnnouncementList({ announcements, messages }: Props) {
  if (announcements.length === 0) return null;
  return (
    <section className="mb-4 border-b border-line pb-2" aria-labelledby="announcements">
      <h2 id="announcements">{messages.announcements}</h2>
      {announcements.map(({ id, ...announcement }) => (
        <AnnouncementText key={id} {...announcement} />
      ))}
    </section>
  );
}

/** An announcement in one line: a title opens to its content. The home page renders it without a directive, as static HTML. */
export function AnnouncementText({ title, content, lang }: Omit<ListedAnnouncement, 'id'>) {
  return title && content ? (
    <div lang={lang} className="min-w-0 flex-1 wrap-anywhere">
      <Disclosure label={title}>
        <p className="pb-3 text-sm text-muted">{content}</p>
      </Disclosure>
    </div>
  ) : (
    <p lang={lang} className="min-h-11 min-w-0 flex-1 content-center py-2 wrap-anywhere">
      {title ?? content}
    </p>
  );
}
