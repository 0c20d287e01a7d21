import { describe, expect } from 'vitest';
import { eventually } from '../fixtures/eventually.ts';
import { test } from '../fixtures/test.ts';
import { pageWith } from './captcha-page.ts';

describe('the captcha’s script', () => {
  test('is the same file for every query, and may be kept for a while', async ({ calls: { url } }) => {
    const [one, two] = await Promise.all(['', '?onload=x'].map((query) => fetch(`${url}/recaptcha/api.js${query}`)));

    expect(one?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(one?.headers.get('cache-control')).toBe('private, max-age=300');
    expect(one?.headers.get('etag')).toBe(two?.headers.get('etag'));
  });

  test('makes nothing from text that a strict policy would refuse', async ({ calls: { url } }) => {
    const script = await (await fetch(`${url}/recaptcha/api.js`)).text();

    expect(script).not.toMatch(/innerHTML|outerHTML|insertAdjacent|document\.write|eval|Function\(|\.style|\.src\s*=/);
  });

  test('calls onload, and ready at once from then on', async ({ calls: { url } }) => {
    const { captcha, events } = await pageWith(url, 'onload=loaded&render=explicit');
    await eventually(() => events).toEqual(['loaded']);

    captcha.ready(() => events.push('ready'));

    await eventually(() => events).toEqual(['loaded', 'ready']);
  });
});

describe('the widget', () => {
  test('answers execute with a token, which the form holds too', async ({ calls }) => {
    const { window, captcha, events, parameters } = await pageWith(calls.url);
    const widget = captcha.render('box', parameters);
    expect(captcha.getResponse(widget)).toBe('');

    captcha.execute(widget);

    await eventually(() => events).toEqual(['token 43']);
    const token = captcha.getResponse(widget);
    const field = window.document.querySelector<HTMLTextAreaElement>('#box textarea[name=g-recaptcha-response]');
    expect(field?.value).toBe(token);
    expect(field?.hidden).toBe(true);
    const fields = { contact_no: '60123456789', 'g-recaptcha-response': token };
    expect((await calls.form('/api/v1/request-otp', 'verify_phone_number', fields)).body).toEqual({ success: true });
  });

  test('gives another token each time, and none after a reset', async ({ calls: { url } }) => {
    const { window, captcha, events, parameters } = await pageWith(url);
    const widget = captcha.render(window.document.querySelector('#box'), parameters);
    captcha.execute(widget);
    await eventually(() => events).toHaveLength(1);
    const first = captcha.getResponse();
    captcha.execute();
    await eventually(() => events).toHaveLength(2);

    expect(captcha.getResponse()).not.toBe(first);
    captcha.reset(widget);
    expect(captcha.getResponse(widget)).toBe('');
  });

  test('forgets a check that a reset overtook', async ({ calls: { url } }) => {
    const { captcha, events, parameters } = await pageWith(url);
    const widget = captcha.render('box', parameters);

    captcha.execute(widget);
    captcha.reset(widget);
    captcha.execute(widget);

    await eventually(() => events).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(events).toEqual(['token 43']);
  });

  test('answers once when it is executed twice at the same time', async ({ calls: { url } }) => {
    const { captcha, events, parameters } = await pageWith(url);
    captcha.render('box', parameters);

    captcha.execute();
    captcha.execute();

    await eventually(() => events).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(events).toEqual(['token 43']);
  });

  test('says when its token has expired', async ({ calls: { url } }) => {
    const { window, captcha, events, parameters } = await pageWith(url);
    let expire = () => {};
    window.setTimeout = ((callback: () => void, delay: number) => {
      expect(delay).toBe(120_000);
      expire = callback;
      return 1;
    }) as typeof setTimeout;
    captcha.render('box', parameters);
    captcha.execute();
    await eventually(() => events).toHaveLength(1);

    expire();

    expect(events).toEqual(['token 43', 'expired']);
    expect(captcha.getResponse()).toBe('');
  });

  test('says when the check cannot be made', async ({ calls: { url } }) => {
    const { window, captcha, events, parameters } = await pageWith(url);
    captcha.execute(captcha.render('box', { ...parameters, sitekey: 'nobody' }));
    await eventually(() => events).toEqual(['error']);

    Object.assign(window, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    captcha.execute(captcha.render(window.document.body.appendChild(window.document.createElement('div')), parameters));
    await eventually(() => events).toEqual(['error', 'error']);
  });

  test('throws at what Google’s would', async ({ calls: { url } }) => {
    const { captcha, parameters } = await pageWith(url);

    expect(() => captcha.execute()).toThrow('No reCAPTCHA clients exist.');
    expect(() => captcha.render('nowhere', parameters)).toThrow('reCAPTCHA placeholder element must be an element or id');
    expect(() => captcha.render('box', { size: 'invisible' })).toThrow('Missing required parameters: sitekey');
    captcha.render('box', parameters);
    expect(() => captcha.render('box', parameters)).toThrow('reCAPTCHA has already been rendered in this element');
    expect(() => captcha.reset(7)).toThrow('Invalid reCAPTCHA client id: 7');
  });
});

describe('a captcha token', () => {
  test('may be fetched by the site’s script', async ({ calls: { url } }) => {
    const response = await fetch(`${url}/recaptcha/token?k=sandbox`, { headers: { origin: 'http://localhost:4321' } });

    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:4321');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), expires_in_ms: 120_000 });
  });

  test.for(['', '?k=', '?k=other'])('is not given to another site key: "%s"', async (query, { calls }) => {
    expect(await calls.get(`/recaptcha/token${query}`)).toEqual({ status: 400, body: { success: false, message: 'Unknown site key' } });
  });
});
