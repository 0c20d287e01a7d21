import type { Messages } from '@/content/messages/messages';
import type { ListedAnnouncement } from '@/lib/domain/site/site-settings';

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
    <details lang={lang} className="min-w-0 flex-1 wrap-anywhere">
      <summary className="min-h-11 content-center py-2 font-bold">{title}</summary>
      <p className="pb-3 text-sm text-muted">{content}</p>
    </details>
  ) : (
    <p lang={lang} className="min-h-11 min-w-0 flex-1 content-center py-2 wrap-anywhere">
      {title ?? content}
    </p>
  );
}
