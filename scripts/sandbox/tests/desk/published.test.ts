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
const idle = { release: old, publishing: false, lastPublish: null, lastFailure: null };

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
      'where it failed',
      { ...idle, lastPublish: { outcome: 'failed', startedAt: iso(SECOND) }, lastFailure: failure },
      ['failed', 'Not published: the check failed. The site stays as it was.', false],
    ],
    [
      'nothing of a failure before it',
      { ...idle, lastPublish: { outcome: 'failed', startedAt: iso(-SECOND) }, lastFailure: failure },
      ['building', 'Being built …', true],
    ],
    [
      'that the content was rolled back',
      { ...idle, lastPublish: { outcome: 'withheld', startedAt: iso(SECOND) } },
      ['failed', 'Not published: the site was rolled back from it.', false],
    ],
    ['that the site does not tell', undefined, ['unknown', expect.stringContaining('does not say here what came of it'), false]],
  ] as const)('%s', async ([, health, expected], { url, site, clock }) => {
    clock.now = PUBLISHED_AT;
    await post(url, '/theme', theme);
    site.health = health;
    for (const path of ['', '/published']) expect(stateIn(await pageAt(url, path))).toEqual(expected);
  });

  test('why it failed, as text', async ({ url, site, clock }) => {
    clock.now = PUBLISHED_AT;
    await post(url, '/theme', theme);
    site.health = { ...idle, lastPublish: { outcome: 'failed', startedAt: iso(SECOND) }, lastFailure: failure };
    expect(await pageAt(url)).toContain('<pre tabindex="0">/bd: &lt;/pre&gt;a link leads nowhere</pre>');
  });
});
