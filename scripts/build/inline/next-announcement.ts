import { CLOSED_ANNOUNCEMENTS_KEY } from '../../../src/lib/browser/storage/storage-keys.ts';
import { inlineScript } from './inline-script.ts';

/**
 * Of the announcements before it, which are closed one after the other, shows the first that was not closed on this device. Inline, because it must
 * run before the first paint: what is under them would move. For the same reason it takes them out of a player's page, which becomes a guest's when
 * the token is refused. Without script the first one is shown.
 */
export const text =
  `{let closed="";try{closed=localStorage.getItem("${CLOSED_ANNOUNCEMENTS_KEY}")||""}catch{}` +
  'const lines=document.currentScript.previousElementSibling;let isOpen=false;' +
  'if(document.documentElement.dataset.session==="player")lines.remove();' +
  'for(const one of lines.children)isOpen=!(one.hidden=isOpen||closed.includes(one.dataset.announcement))||isOpen}';

export const nextAnnouncement = inlineScript('next-announcement', text);
