import { CAPTCHA_LIMIT, captchaSettings } from '../config.ts';
import type { Result } from '../domain/problem.ts';
import { loadScript } from './captcha-script.ts';
import { pause } from './pause.ts';

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
  loading ??= load();
  const loaded = await loading;
  if (loaded.ok) return { ok: true, value: undefined };
  loading = undefined;
  return loaded;
}

/** A fresh token, good for one call. A player who is shown a challenge has all the time the challenge gives. */
export async function captchaToken(): Promise<Result<string>> {
  loading ??= load();
  const widget = await loading;
  if (!widget.ok) {
    loading = undefined;
    return widget;
  }
  const { captcha, id } = widget.value;
  const answer = new Promise<Result<string>>((resolve) => {
    settle = resolve;
  });
  captcha.reset(id);
  captcha.execute(id);
  return Promise.race([answer, patience()]);
}

/** Makes the widget ready for another token, after one was used or refused. */
export function resetCaptcha(): void {
  void loading?.then((widget) => widget.ok && widget.value.captcha.reset(widget.value.id));
}

async function load(): Promise<Result<Widget>> {
  const { siteKey, src } = captchaSettings();
  const widget = loadScript(src).then(async (loaded): Promise<Result<Widget>> => {
    const captcha = (globalThis as { grecaptcha?: Captcha }).grecaptcha;
    if (!loaded || !captcha) return { ok: false, problem: { kind: 'offline' } };
    await new Promise<void>((resolve) => captcha.ready(resolve));
    return { ok: true, value: { captcha, id: render(captcha, siteKey) } };
  });
  return Promise.race([widget, pause(CAPTCHA_LIMIT).then(() => TIMEOUT)]);
}

function render(captcha: Captcha, sitekey: string): number {
  return captcha.render(document.body.appendChild(document.createElement('div')), {
    sitekey,
    size: 'invisible',
    callback: (value) => settle({ ok: true, value }),
    'error-callback': () => settle({ ok: false, problem: { kind: 'offline' } }),
  });
}

/** The captcha does not say when a challenge is closed unsolved; it hides its frame. */
async function patience(): Promise<Result<string>> {
  await pause(CAPTCHA_LIMIT);
  while (isChallengeOpen()) await pause(CHALLENGE_LOOK);
  await pause(CHALLENGE_LOOK);
  return TIMEOUT;
}

function isChallengeOpen(): boolean {
  const frame = document.querySelector('iframe[src*="/recaptcha/"][src*="/bframe"]');
  return frame?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
}
