import { CAPTCHA_TIMEOUT_MS, captchaSettings } from '../../config.ts';
import type { Result } from '../../domain/problem.ts';
import { delay } from '../delay.ts';
import { logFailure } from '../log.ts';
import { loadScript } from './load-script.ts';

/** What the captcha's script puts on `window` (reCAPTCHA v2, explicit rendering). */
interface Captcha {
  ready: (callback: () => void) => void;
  render: (
    container: HTMLElement,
    options: { sitekey: string; size: 'invisible'; callback: (token: string) => void; 'error-callback': () => void },
  ) => number;
  execute: (widget: number) => void;
  reset: (widget: number) => void;
}

interface Widget {
  captcha: Captcha;
  id: number;
}

const OFFLINE = { ok: false, problem: { kind: 'offline' } } as const;
const TIMEOUT = { ok: false, problem: { kind: 'timeout' } } as const;
/** How often to look whether a challenge still stands, in milliseconds. */
const CHALLENGE_LOOK = 1_000;

let loading: Promise<Result<Widget>> | undefined;
/** Takes the answer of the check under way. */
let settle: (result: Result<string>) => void = () => {};

/**
 * Loads the invisible captcha's script and widget, once; after a failure the next call tries again. Third-party code runs from here on, so it is
 * called only when a player starts a form that needs it (security.md, hazard 11).
 */
export async function loadCaptcha(): Promise<Result<undefined>> {
  const loaded = await widget();
  return loaded.ok ? { ok: true, value: undefined } : loaded;
}

/** A fresh token, good for one call. A player who is shown a challenge has all the time the challenge gives. */
export async function captchaToken(): Promise<Result<string>> {
  const loaded = await widget();
  if (!loaded.ok) return loaded;
  const { captcha, id } = loaded.value;
  const answer = new Promise<Result<string>>((resolve) => {
    settle = resolve;
  });
  try {
    captcha.reset(id);
    captcha.execute(id);
  } catch (error) {
    return unavailable(error);
  }
  return Promise.race([answer, patience()]);
}

/** Makes the widget ready for another token, after one was used or refused. */
export function resetCaptcha(): void {
  void loading?.then((loaded) => loaded.ok && loaded.value.captcha.reset(loaded.value.id)).catch(unavailable);
}

async function widget(): Promise<Result<Widget>> {
  loading ??= Promise.race([load().catch(unavailable), delay(CAPTCHA_TIMEOUT_MS).then(() => TIMEOUT)]);
  const loaded = await loading;
  if (!loaded.ok) loading = undefined;
  return loaded;
}

async function load(): Promise<Result<Widget>> {
  const { siteKey, src } = captchaSettings();
  const isLoaded = await loadScript(src);
  const captcha = (globalThis as { grecaptcha?: Captcha }).grecaptcha;
  if (!isLoaded || !captcha) return OFFLINE;
  await new Promise<void>((resolve) => captcha.ready(resolve));
  return { ok: true, value: { captcha, id: render(captcha, siteKey) } };
}

/** A third party's code throws what it likes, and a browser may refuse its policy: no token then, and the form says so. */
function unavailable(error: unknown): typeof OFFLINE {
  logFailure('Captcha', error instanceof Error ? error.name : 'unknown');
  return OFFLINE;
}

function render(captcha: Captcha, sitekey: string): number {
  return captcha.render(document.body.appendChild(document.createElement('div')), {
    sitekey,
    size: 'invisible',
    callback: (value) => settle({ ok: true, value }),
    'error-callback': () => settle(OFFLINE),
  });
}

/** The captcha does not say when a challenge is closed unsolved; it hides its frame. */
async function patience(): Promise<Result<string>> {
  await delay(CAPTCHA_TIMEOUT_MS);
  while (isChallengeOpen()) await delay(CHALLENGE_LOOK);
  await delay(CHALLENGE_LOOK);
  return TIMEOUT;
}

function isChallengeOpen(): boolean {
  const frame = document.querySelector('iframe[src*="/recaptcha/"][src*="/bframe"]');
  return frame?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
}
