import { openCentre } from '@/lib/stores/notices/unread-count';
import { loadMessages } from '../load-messages';
import { mountLate } from '../mount-late';
import { NoticeMenu } from './NoticeMenu';

/** Renders the notices into a place in their menu. */
export async function mountNotices(place: HTMLElement): Promise<void> {
  const menu = place.parentElement ?? place;
  const [frameMessages] = await Promise.all([loadMessages('player-frame'), openCentre()]);
  await mountLate({
    place,
    messages: 'notices',
    render: (messages) => <NoticeMenu menu={menu} messages={{ ...frameMessages, ...messages }} />,
  });
}
