import type { Messages } from '@/content/messages/messages';
import type { ListedAnnouncement } from '@/lib/domain/site/site-settings';

interface Props {
  announcements: readonly ListedAnnouncement[];
  messages: Messages['notices'];
}

/** The operator's announcements above the notices: a title opens to its content. They look as on home (components/notice/AnnouncementText.astro). */
export function AnnouncementList({ announcements, messages }: Props) {
  if (announcements.length === 0) return null;
  return (
    <section className="mb-4 border-b border-line pb-2" aria-labelledby="announcements">
      <h2 id="announcements">{messages.announcements}</h2>
      {announcements.map(({ id, title, content, lang }) =>
        title && content ? (
          <details key={id} lang={lang} className="wrap-anywhere">
            <summary className="min-h-11 content-center py-2 font-bold">{title}</summary>
            <p className="pb-3 text-sm text-muted">{content}</p>
          </details>
        ) : (
          <p key={id} lang={lang} className="min-h-11 content-center py-2 wrap-anywhere">
            {title ?? content}
          </p>
        ),
      )}
    </section>
  );
}
