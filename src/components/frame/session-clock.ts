import { isMenuOpen, pageLocale } from '@/lib/browser/page/document';
import { isPageVisible, onPageVisible } from '@/lib/browser/page/when';
import { clockText } from '@/lib/domain/safer-play/reality-check';
import { loginTime } from '@/lib/session/login-time';
import { $session } from '@/lib/stores/session';

const SECOND_MS = 1_000;

/** Writes the time since login wherever the page has a place for it: each second while somebody can see one, and not at all while nobody can. */
export function startSessionClock(): void {
  const places = document.querySelectorAll<HTMLElement>('[data-session-clock]');
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tick(): void {
    clearTimeout(timer);
    if ($session.get().status !== 'player') return;
    const now = Date.now();
    const ms = now - loginTime(now);
    const seen = isPageVisible() ? [...places].filter(isSeen) : [];
    if (seen.length === 0) return;
    for (const place of seen) place.textContent = clockText(ms, pageLocale());
    timer = setTimeout(tick, SECOND_MS - (ms % SECOND_MS));
  }

  $session.subscribe(tick);
  onPageVisible(tick);
  // A menu's event does not bubble.
  document.addEventListener('toggle', tick, true);
}

/** Whether it stands on the page itself, or in a menu that is open. */
function isSeen(place: HTMLElement): boolean {
  const menu = place.closest<HTMLElement>('[popover]');
  return !menu || isMenuOpen(menu);
}
