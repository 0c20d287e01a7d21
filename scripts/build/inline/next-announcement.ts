import { CLOSED_ANNOUNCEMENTS_KEY } from '../../../src/lib/browser/storage/storage-keys.ts';
import { inlineScript } from './inline-script.ts';

/**
 * Of the announcements before it, which are closed one after the other, shows the first that was not closed on this device. Inline, because it must
 * run before the first paint: what is under them would move. Without script the first one is shown.
 */
export const text =
  `{let closed="";try{closed=localStorage.getItem("${CLOSED_ANNOUNCEMENTS_KEY}")||""}catch{}` +
  'let isOpen=false;for(const one of document.currentScript.previousElementSibling.children)' +
  'isOpen=!(one.hidden=isOpen||closed.includes(one.dataset.announcement))||isOpen}';

export const nextAnnouncement = inlineScript('next-announcement', text);
