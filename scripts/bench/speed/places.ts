import { readFileSync } from 'node:fs';
import { CommandError } from '../../run/command.ts';

/** Where a site has its pages, and what is looked for in them. Another site than this one may differ. */
export interface Places {
  paths: Record<'home' | 'slots' | 'promotions' | 'help' | 'login' | 'deposit', string>;
  selectors: {
    /** Holds the player's balance. */
    balance: string;
    /** Controls of the deposit's form; the first that is visible counts. */
    control: string;
    username: string;
    password: string;
    submit: string;
    menu: string;
    search: string;
    searchField: string;
    /** A game in the search. */
    found: string;
    wallet: string;
  };
}

export const OUR_PLACES: Places = {
  paths: { home: '/', slots: '/slots', promotions: '/promotion', help: '/help/deposit', login: '/login', deposit: '/deposit' },
  selectors: {
    balance: 'header [data-wallet-amount]',
    control: 'main form :is(input:not([type=hidden], [type=file]), select)',
    username: 'input[name=username]',
    password: 'input[name=password]',
    submit: 'main form button[type=submit]',
    menu: 'header button[popovertarget=menu]',
    search: 'a[data-open-search], [data-open-search]',
    searchField: 'dialog input[type=search]',
    found: 'dialog a[data-game]',
    wallet: 'header button[popovertarget=wallet]',
  },
};

/** Our places with what a JSON file says of another site's: `{ "paths": { "slots": "/games" } }`. */
export function placesWith(json: string): Places {
  const given = JSON.parse(json) as Partial<Record<keyof Places, Record<string, string>>>;
  const over = <Part extends keyof Places>(part: Part): Places[Part] => {
    const unknown = Object.keys(given[part] ?? {}).find((name) => !(name in OUR_PLACES[part]));
    if (unknown) throw new CommandError(`There is no "${unknown}" in ${part}: ${Object.keys(OUR_PLACES[part]).join(', ')}`);
    return { ...OUR_PLACES[part], ...given[part] };
  };
  return { paths: over('paths'), selectors: over('selectors') };
}

export function readPlaces(file: string | undefined): Places {
  return file === undefined ? OUR_PLACES : placesWith(readFileSync(file, 'utf8'));
}
