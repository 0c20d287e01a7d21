import { describe, expect, it } from 'vitest';
import { quantile } from '../../desk/visits/quantile.ts';
import { visitsIn } from '../../desk/visits/visits.ts';
import { test } from '../fixtures/site.ts';

const of = (labels: string, ...counts: number[]) =>
  ['1', '2', '4', '+Inf'].map((le, index) => `site_page_lcp_seconds_bucket{le="${le}",${labels}} ${counts[index]}`);
const METRICS = [
  '# HELP site_page_lcp_seconds Largest contentful paint',
  ...of('page="/slots/*",session="guest"', 2, 4, 4, 4),
  'site_page_lcp_seconds_count{page="/slots/*",session="guest"} 4',
  ...of('page="/slots/*",session="player"', 0, 0, 0, 4),
  'site_page_lcp_seconds_count{page="/slots/*",session="player"} 4',
  'site_page_cls_score_count{page="/",session="guest"} 1',
  'site_page_cls_score_bucket{le="0.1",page="/",session="guest"} 1',
  'site_page_cls_score_bucket{le="+Inf",page="/",session="guest"} 1',
  'site_script_errors_total{kind="error",source="script",page="/"} 0',
  'site_script_errors_total{kind="rejection",source="script",page="/login"} 2',
  'site_call_problems_total{route="v1/user/add-deposit",problem="timeout"} 3',
  'site_policy_violations_total{directive="img-src"} 1',
  'site_publishing 0',
].join('\n');

describe('quantile', () => {
  const buckets = [
    { upTo: Number.POSITIVE_INFINITY, count: 10 },
    { upTo: 1, count: 4 },
    { upTo: 2, count: 8 },
  ];

  it.each([
    [0.5, { value: 1.25, isAtLeast: false }],
    [0.2, { value: 0.5, isAtLeast: false }],
    [0.9, { value: 2, isAtLeast: true }],
  ])('takes %d evenly inside a bucket', (share, expected) => {
    expect(quantile(share, buckets)).toEqual(expected);
  });

  it('of nothing is unknown', () => {
    expect(quantile(0.5, [])).toBeUndefined();
    expect(quantile(0.5, [{ upTo: 1, count: 0 }])).toBeUndefined();
  });
});

it('adds guests and players of a kind of page, and leaves out what did not happen', () => {
  expect(visitsIn(METRICS)).toEqual({
    pages: [
      {
        page: '/slots/*',
        visits: 8,
        lcp: { median: { value: 2, isAtLeast: false }, most: { value: 4, isAtLeast: true } },
        inp: undefined,
        cls: undefined,
      },
      {
        page: '/',
        visits: 1,
        lcp: undefined,
        inp: undefined,
        cls: { median: { value: 0.05, isAtLeast: false }, most: { value: expect.closeTo(0.075), isAtLeast: false } },
      },
    ],
    failures: [
      { what: 'Call: timeout', where: 'v1/user/add-deposit', count: 3 },
      { what: 'Script: rejection (script)', where: '/login', count: 2 },
      { what: 'Content policy', where: 'img-src', count: 1 },
    ],
  });
});

describe('the desk', () => {
  const tableAt = async (url: string) =>
    /<div id="visits" data-live>(.*?)<\/div>/s.exec(await (await fetch(`${url}/desk`)).text())?.[1] ?? '';

  test('shows the figures as they are now', async ({ site, url }) => {
    site.metrics = METRICS;
    const table = await tableAt(url);
    expect(table).toContain('<td>/slots/*</td><td class="amount">8</td><td>2.0 s / over 4.0 s</td><td>–</td><td>–</td>');
    expect(table).toContain('<td>Call: timeout</td><td class="text">v1/user/add-deposit</td><td class="amount">3</td>');
    site.metrics = METRICS.replace('problem="timeout"} 3', 'problem="timeout"} 4');
    expect(await tableAt(url)).toContain('<td class="amount">4</td>');
  });

  test('says how to get them where there are none', async ({ site, url }) => {
    site.metrics = 'site_publishing 0';
    expect(await tableAt(url)).toContain('PUBLIC_REPORT_URL=/reports');
  });

  test('says that nobody answers', async ({ site, url }) => {
    site.metrics = undefined;
    expect(await tableAt(url)).toContain('does not answer');
  });

  test('shows what is sent as text', async ({ site, url }) => {
    site.metrics = 'site_call_problems_total{route="<script>alert(1)</script>",problem="a"} 1';
    expect(await tableAt(url)).toContain('&lt;script&gt;');
  });
});
