import type { Person } from '../e2e/fixtures/players.ts';
import type { Walk } from './walk.ts';

/** What a journey needs besides the page. */
export interface Setting {
  walk: Walk;
  /** Who signs up in one of the journeys, and plays in those after it. */
  person: Pick<Person, 'username' | 'password' | 'fullName' | 'phone' | 'accountNumber'>;
  /** A picture on this machine. */
  receiptFile: string;
  /** A text of the site in the language of the walk, by its file and key (src/content/messages). */
  text: (file: string, key: string) => string;
}

export const SUBMIT = 'main form button[type=submit]';

/** Fills in the login that is open, and sends it. */
export async function logIn({ walk, person }: Setting): Promise<void> {
  await walk.alive();
  await walk.type('input[name=username]', person.username);
  await walk.type('input[name=password]', person.password);
  await walk.tap(SUBMIT);
}
