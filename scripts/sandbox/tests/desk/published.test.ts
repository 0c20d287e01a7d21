import { describe, expect } from 'vitest';
import { pageAt, post, test } from '../fixtures/site.ts';

const theme = { theme: 'WhiteGold' };
/** 10:30 in Dhaka. */
const PUBLISHED_AT = Date.UTC(2026, 10, 22, 4, 30);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const iso = (ms: number) => new Date(PUBLISHED_AT + ms).toISOString();

const release = (builtMs: number, contentMs: number) => ({ builtAt: iso(builtMs), contentAt: iso(contentMs) });
const old = release(-10 * MINUTE, -9 * MINUTE);
const failure = { step: 'check', reason: '/bd: </pre>a link leads nowhere' };
const idle = { release: old, publishing: false, waiting: false, lastPublish: null, lastFailure: null };

const stateIn = (page: string) => {
  const [, kind, text = ''] = /<p class="state (\w+)" role="status"><strong>Theme WhiteGold:<\/strong>(.*?)<\/p>/s.exec(page) ?? [];
  return [kind, text.replaceAll(/\s+/g, ' ').trim(), page.includes('data-following')];
};

describe('after Publish the desk says', () => {
  test.for([
    ['that it is being built', { ...idle, publishing: true }, ['building', 'Being built …', true]],
    ['that it will be, before it has begun', idle, ['building', 'Being built …', true]],
    [
      'since when it is live, with the page',
      { ...idle, release: release(MINUTE, SECOND) },
      ['live', expect.stringMatching(/^Live since 2026-11-22 10:31:00\. <a href="[^"]+\/">See the page<\/a>$/), false],
    ],
    [
      'that the site already looked like this',
      { ...idle, release: release(-10 * MINUTE, SECOND) },
      ['unchanged', expect.stringContaining('Nothing new: the site has looked like this since 2026-11-22 10:20:00.'), false],
    ],
    [
      'where it failed and that it is tried again',
      { ...idle, waiting: true, lastPublish: { outcome: 'failed', startedAt: iso(SECOND) }, lastFailure: failure },
      [
        'failed',
        'Not published: the check of the built site found mistakes. The site stays as it was, and it is tried again by itself.',
        false,
      ],
    ],
    [
      'that a publish that failed is tried again now',
      { ...idle, publishing: true, lastPublish: { outcome: 'failed', startedAt: iso(SECOND) }, lastFailure: failure },
      ['building', 'Being built again, the first try failed …', true],
    ],
    [
      'nothing of a failure before it',
      { ...idle, publishing: true, lastPublish: { outcome: 'failed', startedAt: iso(-SECOND) }, lastFailure: failure },
      ['building', 'Being built …', true],
    ],
    [
      'that it is live although a later publish failed',
      {
        ...idle,
        release: release(MINUTE, SECOND),
        lastPublish: { outcome: 'failed', startedAt: iso(2 * MINUTE) },
        lastFailure: failure,
      },
      ['live', expect.stringContaining('Live since 2026-11-22 10:31:00.'), false],
    ],
    [
      'that the content was rolled back',
      { ...idle, lastPublish: { outcome: 'withheld', startedAt: iso(SECOND) } },
      ['withheld', expect.stringContaining('somebody rolled the site back'), false],
    ],
    ['that the site does not tell', undefined, ['unknown', expect.stringContaining('does not say here what came of it'), false]],
    ['the same of a status that cannot be read', { status: 'ok' }, ['unknown', expect.any(String), false]],
  ] as const)('%s', async ([, health, expected], { url, site, clock }) => {
    clock.now = PUBLISHED_AT;
    await post(url, '/theme', theme);
    site.health = health;
    expect(stateIn(await pageAt(url))).toEqual(expected);
    expect(stateIn(await pageAt(url, '/published'))).toEqual(expected);
  });

  test('why it failed, as text', async ({ url, site, clock }) => {
    clock.now = PUBLISHED_AT;
    await post(url, '/theme', theme);
    site.health = { ...idle, lastPublish: { outcome: 'failed', startedAt: iso(SECOND) }, lastFailure: failure };
    expect(await pageAt(url)).toContain('<pre tabindex="0">/bd: &lt;/pre&gt;a link leads nowhere</pre>');
  });

  test('that nothing came of it where the site has forgotten it', async ({ url, site, clock }) => {
    clock.now = PUBLISHED_AT;
    await post(url, '/theme', theme);
    site.health = idle;
    clock.now += MINUTE;
    expect(stateIn(await pageAt(url))[0]).toBe('unknown');
  });

  test('where the changed promotion is, in its language', async ({ url, site, clock }) => {
    clock.now = PUBLISHED_AT;
    site.pages = ['/promotion/old-1101', '/bd/promotion/welcome-101', '/promotion/welcome-back-101'];
    await post(url, '/promotions/101', { name: 'Welcome back', content: '<p>Hello</p>', language: 'en' });
    site.health = { ...idle, release: release(MINUTE, SECOND) };
    expect(await pageAt(url)).toContain(`<a href="${site.url}/promotion/welcome-back-101">See the page</a>`);
    await post(url, '/promotions/101', { name: 'আবার', content: '<p>Hello</p>', language: 'bd' });
    expect(await pageAt(url)).toContain(`<a href="${site.url}/bd/promotion/welcome-101">See the page</a>`);
    site.pages = [];
    expect(await pageAt(url)).toContain(`<a href="${site.url}/bd/promotion">See the page</a>`);
  });
});
