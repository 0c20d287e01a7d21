import { html } from 'hono/html';
import { pageFrame } from './page-frame.ts';

interface Content {
  title: string;
  provider: string;
  /** In major units. */
  balance: string;
  /** Lets this page, and no other, play rounds. */
  playKey: string;
}

const BETS = ['0.50', '1.00', '2.00', '5.00', '10.00'];

/** A small game of three reels. What it shows comes from the answers of `/play/rounds`. */
export function gamePage({ title, provider, balance, playKey }: Content) {
  return pageFrame(
    '/play',
    title,
    html`<h1>${title}</h1>
    <p class="note">${provider}. Three of a kind pay 1 to 50 times the bet; 95% of all bets are paid back in the long run.</p>
    <div class="reels" aria-hidden="true"><span>🪷</span><span>🐟</span><span>🪔</span></div>
    <p role="status"></p>
    <dl><div><dt>Balance</dt><dd class="amount" id="balance">${balance}</dd></div></dl>
    <form id="spin" data-key="${playKey}">
      <label>Bet <select name="bet">${BETS.map((bet) => html`<option>${bet}</option>`)}</select></label>
      <button>Spin</button>
    </form>
    <script src="/play/game.js" defer></script>`,
  );
}

export function noGamePage() {
  return pageFrame(
    '/play',
    'No game',
    html`<h1>This address opens no game</h1><p>An address opens its game once, within five minutes. Please start the game again from the site.</p>`,
  );
}
