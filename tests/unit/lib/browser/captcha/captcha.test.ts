import { beforeEach, expect, test, vi } from 'vitest';

const SRC = 'http://localhost:4400/recaptcha/api.js';
let captcha: typeof import('@/lib/browser/captcha/captcha');
let options: {
  sitekey: string;
  size: string;
  callback: (token: string) => void;
  'error-callback': () => void;
};
const script = {
  ready: (callback: () => void) => callback(),
  render: vi.fn((_container: unknown, given: typeof options) => {
    options = given;
    return 3;
  }),
  execute: vi.fn(),
  reset: vi.fn(),
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubEnv('PUBLIC_RECAPTCHA_SITE_KEY', 'site-key');
  vi.stubEnv('PUBLIC_RECAPTCHA_SRC', SRC);
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  vi.clearAllMocks();
  vi.resetModules();
  captcha = await import('@/lib/browser/captcha/captcha');
});

const tags = () => [...document.head.querySelectorAll('script')];

/** The script arrives, or does not. */
async function arrive(event: 'load' | 'error' = 'load') {
  await vi.advanceTimersByTimeAsync(0);
  if (event === 'load') vi.stubGlobal('grecaptcha', script);
  tags().at(-1)?.dispatchEvent(new Event(event));
  await vi.advanceTimersByTimeAsync(0);
}

test('the script is not loaded before it is used, and then once', async () => {
  expect(tags()).toEqual([]);
  const loaded = Promise.all([captcha.loadCaptcha(), captcha.loadCaptcha()]);
  await arrive();
  expect(await loaded).toMatchObject([{ ok: true }, { ok: true }]);
  expect(tags().map(({ src }) => src)).toEqual([`${SRC}?render=explicit`]);
  expect(script.render).toHaveBeenCalledOnce();
  expect(options).toMatchObject({ sitekey: 'site-key', size: 'invisible' });
});

test('a script that is blocked is a problem, and the next try loads it again', async () => {
  const blocked = captcha.loadCaptcha();
  await arrive('error');
  expect(await blocked).toEqual({ ok: false, problem: { kind: 'offline' } });
  expect(tags()).toEqual([]);
  const token = captcha.captchaToken();
  await arrive();
  options.callback('token');
  expect(await token).toEqual({ ok: true, value: 'token' });
});

test('a script that is too slow is a timeout after 10 s', async () => {
  const slow = captcha.captchaToken();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await slow).toEqual({ ok: false, problem: { kind: 'timeout' } });
});

test('a token is fresh each time', async () => {
  for (const value of ['one', 'two']) {
    const token = captcha.captchaToken();
    await arrive();
    options.callback(value);
    expect(await token).toEqual({ ok: true, value });
  }
  expect(script.execute).toHaveBeenCalledWith(3);
  expect(script.render).toHaveBeenCalledOnce();
  expect(script.reset).toHaveBeenCalledWith(3);
});

test.each([
  ['the service cannot give one', () => options['error-callback'](), 'offline'],
  ['there is no answer', () => vi.advanceTimersByTimeAsync(12_000), 'timeout'],
])('a token is none where %s', async (_name, end, kind) => {
  const token = captcha.captchaToken();
  await arrive();
  await end();
  expect(await token).toEqual({ ok: false, problem: { kind } });
});

test('a player who is shown a challenge has time for it; closed unsolved, it is over', async () => {
  const box = document.createElement('div');
  const frame = document.createElement('iframe');
  frame.src = 'https://www.google.com/recaptcha/api2/bframe?x=1';
  const token = captcha.captchaToken();
  await arrive();
  box.append(frame);
  document.body.append(box);
  const settled = vi.fn();
  void token.then(settled);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(settled).not.toHaveBeenCalled();
  box.style.visibility = 'hidden';
  await vi.advanceTimersByTimeAsync(3_000);
  expect(settled).toHaveBeenCalledWith({ ok: false, problem: { kind: 'timeout' } });
});

const offline = { ok: false, problem: { kind: 'offline' } };
const fail = () => {
  throw new TypeError('of a third party');
};

test('a browser that refuses the script’s address is a problem', async () => {
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(fail);
  expect(await captcha.captchaToken()).toEqual(offline);
  expect(console.error).toHaveBeenCalledWith('Captcha: TypeError');
});

test('a captcha that throws while it checks is a problem, and nothing while it is reset', async () => {
  script.execute.mockImplementationOnce(fail);
  const token = captcha.captchaToken();
  await arrive();
  expect(await token).toEqual(offline);
  script.reset.mockImplementationOnce(fail);
  captcha.resetCaptcha();
  expect(console.error).toHaveBeenCalledTimes(2);
});
