import { CAPTCHA_TIMEOUT_MS, captchaSettings } from '../../config.ts';
import type { Result } from '../../domain/problem.ts';
import { logFailure } from '../../log.ts';
import { delay } from '../page/when.ts';
import { runOnce } from '../run-once.ts';

/** What the captcha's script puts on `window` (reCAPTCHA v2, explicit rendering). */
interface Recaptcha {
  ready: (callback: () => void) => void;
  render: (
    container: HTMLElement,
    options: {
      sitekey: string;
      size: 'invisible';
      callback: (token: string) => void;
      'error-callback': () => void;
    },
  ) => number;
  execute: (widget: number) => void;
  reset: (widget: number) => void;
}

interface Widget {
  recaptcha: Recaptcha;
  id: number;
}

const OFFLINE = { ok: false, problem: { kind: 'offline' } } as const;
const TIMEOUT = { ok: false, problem: { kind: 'timeout' } } as const;
const CHALLENGE_POLL_MS = 1_000;

let widget: Widget | undefined;
let resolveCheck: (result: Result<string>) => void = () => {};

/** Gets a token of an invisible captcha, which is good for one call. A player who is shown a challenge has all the time that the challenge gives. */
export async function captchaToken(): Promise<Result<string>> {
  const loaded = await loadCaptcha();
  if (!loaded.ok) return loaded;
  const { recaptcha, id } = loaded.value;
  const check = new Promise<Result<string>>((resolve) => {
    resolveCheck = resolve;
  });
  try {
    recaptcha.reset(id);
    recaptcha.execute(id);
  } catch (error) {
    return failure(error);
  }
  return Promise.race([check, checkTimeout()]);
}

/** Makes the widget ready for another token, after one was used or refused. */
export function resetCaptcha(): void {
  try {
    widget?.recaptcha.reset(widget.id);
  } catch (error) {
    failure(error);
  }
}

/** Loads the captcha once; after a failure the next call tries again. Third-party code runs from here on, so only for a form that needs it (security.md, hazard 11). */
export const loadCaptcha = runOnce(
  () =>
    Promise.race([renderWidget().catch(failure), delay(CAPTCHA_TIMEOUT_MS).then(() => TIMEOUT)]),
  ({ ok }) => ok,
);

async function renderWidget(): Promise<Result<Widget>> {
  const { siteKey, src } = captchaSettings();
  const isLoaded = await loadScript(src);
  const recaptcha = (globalThis as { grecaptcha?: Recaptcha }).grecaptcha;
  if (!isLoaded || !recaptcha) return OFFLINE;
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  const id = recaptcha.render(document.body.appendChild(document.createElement('div')), {
    sitekey: siteKey,
    size: 'invisible',
    callback: (value) => resolveCheck({ ok: true, value }),
    'error-callback': () => resolveCheck(OFFLINE),
  });
  widget = { recaptcha, id };
  return { ok: true, value: widget };
}

/** The third party's code may throw anything, and the browser may refuse its policy: then there is no token, and the form says so. */
function failure(error: unknown): typeof OFFLINE {
  logFailure('Captcha', error instanceof Error ? error.name : 'unknown');
  return OFFLINE;
}

/** The captcha does not report that a challenge was closed unsolved; it only hides the box around its frame. */
async function checkTimeout(): Promise<Result<string>> {
  await delay(CAPTCHA_TIMEOUT_MS);
  while (isChallengeOpen()) await delay(CHALLENGE_POLL_MS);
  await delay(CHALLENGE_POLL_MS);
  return TIMEOUT;
}

function isChallengeOpen(): boolean {
  const frame = document.querySelector('iframe[src*="/recaptcha/"][src*="/bframe"]');
  return frame !== null && getComputedStyle(frame).visibility === 'visible';
}

/** Loads the captcha's script. The page's policy lets its address pass (src/inline/captcha-head.ts). Resolves with whether it could be loaded. */
function loadScript(address: string): Promise<boolean> {
  const url = new URL(address);
  url.searchParams.set('render', 'explicit');
  const script = document.createElement('script');
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => {
      script.remove();
      resolve(false);
    });
    script.src = url.href;
    document.head.append(script);
  });
}
