import { logFailure } from '@/lib/browser/log';

/** The event of Chromium by which a site may ask to be installed: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

/** Shows the entry of the mobile menu, and nothing else, where the browser can install the site and has not. */
const entry = document.querySelector<HTMLElement>('[data-install]');
let offer: InstallEvent | undefined;

function set(event?: InstallEvent) {
  offer = event;
  if (entry) entry.hidden = !event;
}

addEventListener('beforeinstallprompt', (event) => {
  // Without this some browsers put a bar over the page.
  event.preventDefault();
  set(event as InstallEvent);
});
addEventListener('appinstalled', () => set());
// An offer is good for one answer; after a no the browser may make another.
entry?.addEventListener('click', () => {
  offer?.prompt().catch(() => logFailure('Install', 'not asked'));
  set();
});
