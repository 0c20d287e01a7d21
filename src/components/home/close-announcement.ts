import { readItem, writeItem } from '@/lib/browser/storage/local-storage';
import { CLOSED_ANNOUNCEMENTS_KEY } from '@/lib/browser/storage/storage-keys';

/** Lets the announcements on the home page be closed, once each: the next one comes with the next page. */
export function closeAnnouncements(): void {
  const lines = [...document.querySelectorAll<HTMLElement>('[data-announcement]')];
  for (const line of lines) {
    line.querySelector('[data-close]')?.addEventListener('click', () => {
      const closed = `${readItem(CLOSED_ANNOUNCEMENTS_KEY) ?? ''} ${line.dataset['announcement']}`.split(' ');
      // Only those that there are, so that the list does not grow for ever.
      const kept = lines.flatMap(({ dataset: { announcement: id } }) => (id && closed.includes(id) ? id : []));
      writeItem(CLOSED_ANNOUNCEMENTS_KEY, kept.join(' '));
      line.hidden = true;
      // The button that had the focus is gone.
      document.querySelector('main')?.focus({ preventScroll: true });
    });
  }
}

closeAnnouncements();
