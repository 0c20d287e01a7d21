import { onStoredChange } from '@/lib/browser/storage/local-storage';
import { BREAK_KEY } from '@/lib/browser/storage/storage-keys';

/** Loads what follows a break only where there is one, which the head script has seen, or where another tab may have begun one. */
function follow(): void {
  // Without it the forms themselves send nothing, and say so.
  import('./break-end').catch(() => undefined);
}

if (document.documentElement.hasAttribute('data-break')) follow();
onStoredChange(BREAK_KEY, follow);
// A page from the back/forward cache has missed the events meanwhile.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) follow();
});
