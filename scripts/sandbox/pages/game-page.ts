import { html } from 'hono/html';
import type { Launch } from '../ledger/launches.ts';
import { pageFrame } from './page-frame.ts';

/** Stands in for a provider's game. @param balance what the player has there, in major units */
export function gamePage({ title, providerName }: Launch, balance: string) {
  return pageFrame(
    '/play',
    title,
    html`<h1>${title}</h1>
    <p class="note">${providerName}. A stand-in for a game: there is nothing to play.</p>
    <dl><div><dt>Balance</dt><dd class="amount">${balance}</dd></div></dl>`,
  );
}

export function noGamePage() {
  return pageFrame(
    '/play',
    'No game',
    html`<h1>This address opens no game</h1><p>An address opens its game once, within five minutes. Please start the game again from the site.</p>`,
  );
}
