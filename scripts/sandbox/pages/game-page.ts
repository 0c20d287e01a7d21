import { html } from 'hono/html';
import type { Launch } from '../ledger/launches.ts';
import { pageFrame } from './page-frame.ts';

/** Stands in for a provider's game. @param balance what the player has there, in major units */
export function gamePage({ title, providerName }: Launch, balance: string) {
  return pageFrame({
    title,
    body: html`<p>${providerName}. A stand-in for a game: there is nothing to play.</p>
    <dl><dt>Balance</dt><dd>${balance}</dd></dl>`,
  });
}

export function noGamePage() {
  return pageFrame({
    title: 'This address opens no game',
    body: html`<p>An address opens its game once, within five minutes. Please start the game again from the site.</p>`,
  });
}
