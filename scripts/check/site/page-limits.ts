/**
 * Limits for the pages of a kind, in bytes with brotli. They apply to a page's frame and code, never to what the operator wrote (page-frame.ts).
 * A limit is at least a tenth above what was measured when it was set, so that it stops a mistake and not the next feature.
 */
export interface PageLimit {
  routes: RegExp;
  /** The page without its content, with all its styles: what a cheap phone on a slow network needs before it shows anything. */
  frame: number;
  /** A guest's script before the page is idle. Some of it is needed only then, in the file that all pages have: a file more costs more than its bytes. */
  script: number;
  /** A guest's script that the page asks for by itself later: it costs data, but nobody waits for it. */
  later?: number;
  /** A signed-in player's script on top of a guest's: the wallet comes within a second of the page. The realtime service comes apart. */
  player?: number;
  /** All script of a page that is for players alone: its forms and the wallet share React, so only their sum says what is waited for. */
  sum?: number;
  /** How many files that script may be: a browser without HTTP/2 asks for six at a time, and each six cost a round trip. */
  files?: number;
  /** Whether a guest may get React. */
  hasReact?: true;
}

const kB = 1_000;
/** The session, the balance and the notices, without React, which comes with the first touch of a menu: 17,035 bytes when this was set. */
const PLAYER = 18.8 * kB;
/** What opens the search, has the page kept for when there is no connection, and makes low data switchable: 1,637 bytes when this was set. */
const LATER = 2.2 * kB;

/** The first row that covers a route decides. */
const PAGE_LIMITS: readonly PageLimit[] = [
  // Most visits start at home, and it shows most: the carousel and the news have scripts, and Swiper loads when the page is idle. 16,945 bytes of
  // frame and 9,872 of script when this was set.
  { routes: /^\/$/, frame: 18.7 * kB, script: 10.9 * kB, later: 25.5 * kB, player: PLAYER },
  // React comes when the form is touched or the page is idle: 10,217 bytes before, 77,741 later, and 16,366 of frame when this was set.
  { routes: /^\/login$/, frame: 18.1 * kB, script: 11.2 * kB, later: 86 * kB, player: PLAYER },
  // The same, with more fields: 10,417 bytes of script, 83,464 later, and 17,524 of frame.
  { routes: /^\/(register|forgot_password)$/, frame: 19.3 * kB, script: 11.5 * kB, later: 92 * kB, player: PLAYER },
  // A provider's first games are in the page; React loads the next ones when a visitor scrolls. A guest's tapped game is kept over a sign-up:
  // 10,100 bytes of script and 15,065 of frame when this was set.
  { routes: /^\/slots\/./, frame: 16.6 * kB, script: 11.2 * kB, later: 92 * kB, player: PLAYER },
  // The sportsbooks' next games come at a tap, for which the page has one script more: 8,986 bytes, and 15,076 of frame, when this
  // was set.
  { routes: /^\/sports$/, frame: 16.6 * kB, script: 9.9 * kB, later: LATER, player: PLAYER },
  // An answer has more words than other pages, which are the site's own, and a message that one can write in; the list of answers has the words that
  // it is searched by. In Bengali 15,447 bytes of frame and 9,247 of script when this was set.
  { routes: /^\/help(\/|$)/, frame: 17 * kB, script: 10.2 * kB, later: LATER, player: PLAYER },
  // What the player chooses here is kept by small scripts, and its messages to support can be written in: 13,149 bytes, and 19,703 of frame in Bengali
  // when this was set with all of its parts.
  { routes: /^\/safer-play$/, frame: 21.7 * kB, script: 14.5 * kB, later: LATER, player: PLAYER },
  // A deposit is an account page as below, but has its texts and its first step in the page: 20,396 bytes of frame in Bengali when this was set.
  { routes: /^\/deposit$/, frame: 22.5 * kB, script: 130 * kB, sum: 130 * kB, files: 25, hasReact: true },
  // An account page is for players alone, so what counts is all of its script. It names the texts of all areas and languages, and loads its own.
  // In Bengali 17,408 bytes of frame when this was set; 18 to 21 files, on the profile 24.
  {
    routes: /^\/(profile|withdraw|transfer|transaction|bonuses|bank)$/,
    frame: 19.2 * kB,
    script: 130 * kB,
    sum: 130 * kB,
    files: 27,
    hasReact: true,
  },
  // They look for providers, or for what is kept on the device, too: 8,856 bytes of script when this was set.
  { routes: /^\/(404|offline)$/, frame: 16.2 * kB, script: 9.8 * kB, later: LATER, player: PLAYER },
  // Everything else shows texts and pictures, and needs a little script for menus and taps. 15,213 bytes of
  // frame and 9,028 of script when this was set; the operator's theme adds up to a hundred.
  { routes: /./, frame: 16.8 * kB, script: 10 * kB, later: LATER, player: PLAYER },
];

/** The limits of the pages at a route. */
export function limitFor(route: string): PageLimit {
  const limit = PAGE_LIMITS.find(({ routes }) => routes.test(route));
  if (!limit) throw new Error(`no limit covers ${route}`);
  return limit;
}
