import type { Messages } from '@/content/messages/messages';
import type { ListedAnnouncement } from '@/lib/domain/site/site-settings';
import { AnnouncementText } from './AnnouncementText';

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
