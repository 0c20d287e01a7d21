/** What the journeys do in a browser, whatever protocol it speaks. Selectors are CSS. */
export interface Driver {
  open: (address: string) => Promise<void>;
  /** The value of an expression in the page, which has to be JSON. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** A real tap, after which the browser may open a tab. */
  tap: (selector: string) => Promise<void>;
  /** Types into a field that is empty. */
  type: (selector: string, text: string) => Promise<void>;
  upload: (selector: string, file: string) => Promise<void>;
  /** The addresses of all tabs. */
  tabs: () => Promise<string[]>;
  screenshot: (file: string) => Promise<void>;
  /** Forgets everything that sites have stored, and leaves one empty tab, whose pages may run no scripts. */
  restartWithoutScript: () => Promise<void>;
  close: () => Promise<void>;
}

/** The screen of a cheap phone. */
export const SCREEN = { width: 360, height: 740 };

/** How long an element may take to come. */
export const WAIT_MS = 15_000;

/** How often something is looked for until then. */
export const POLL_MS = 100;
