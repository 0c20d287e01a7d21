import { readItem, writeItem } from '@/lib/browser/storage/local-storage';
import { CLOSED_ANNOUNCEMENTS_KEY } from '@/lib/browser/storage/storage-keys';

/** Lets the announcement on the home page be closed, once on a device: the next one comes with the next page. */
export function closeAnnouncements(): void {
  const line = document.querySelector<HTMLElement>('[data-announcement]');
  const ids =
    line?.closest<HTMLElement>('[data-announcements]')?.dataset['announcements']?.split(' ') ?? [];
  line?.querySelector('[data-close]')?.addEventListener('click', () => {
    const closed =
      `${readItem(CLOSED_ANNOUNCEMENTS_KEY) ?? ''} ${line.dataset['announcement']}`.split(' ');
    // Only those that there are, so that the list does not grow for ever.
    writeItem(CLOSED_ANNOUNCEMENTS_KEY, ids.filter((id) => closed.includes(id)).join(' '));
    line.hidden = true;
    // The button that had the focus is gone.
    document.querySelector('main')?.focus({ preventScroll: true });
  });
}

closeAnnouncements();
