import type { Locator, Page } from '@playwright/test';
import type { Messages } from '../../../../src/content/messages/messages.ts';
import type { RouteName } from '../../../../src/lib/api/routes/every-route.ts';
import type { Tokens } from '../../fixtures/players.ts';

/** An open page, and its texts. */
export interface Opened {
  page: Page;
  messages: Messages;
}

/** How a page is made to make a call, and where it shows the outcome. */
export interface PageScenario {
  /** The path, without a language. */
  path: string;
  as: 'guest' | 'player';
  /** The access token is one that the backend refuses. */
  hasOldToken?: true;
  /** Makes the page ready for the call, before it is opened. */
  prepare?: (opened: Opened) => Promise<void>;
  /** Other calls that must not reach the backend, with their answers. */
  stubs?: Partial<Record<RouteName, object>>;
  /** Types what the form needs. */
  fill?: (opened: Opened) => Promise<void>;
  /** The button that makes the call. */
  button?: (opened: Opened) => Locator;
  /** Makes the call where that takes no button, or more than one; without both, opening the page makes it. */
  act?: (opened: Opened) => Promise<void>;
  /** A good answer to a call that changes something; what only reads is answered by the sandbox. */
  answer?: (tokens: Tokens) => object;
  /** Waits until the page has made up its mind, where it shows a failure before it knows. */
  settled?: (opened: Opened) => Promise<void>;
  /** Where the page says that it did not work. */
  failure: (opened: Opened) => Locator;
  /** Waits for what the page shows after a good answer. */
  success: (opened: Opened) => Promise<void>;
}

/** No page asks for the promotions: the pull does, and tests/faults tests it. */
export type TestedRoute = Exclude<RouteName, 'promotion'>;

/** The scenarios of one file of `src/lib/api/routes`: a call without one is a type error. */
export type ScenariosOf<Routes> = Record<Extract<keyof Routes, TestedRoute>, PageScenario>;
