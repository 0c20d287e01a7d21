import { expect, test } from 'vitest';
import { minimizePolicy } from '../../../../scripts/build/minimize-policy.ts';
import { policyHash } from '../../../../scripts/build/policy-hash.ts';

const page = (head: string, hashes: string[], body = '') =>
  `<!DOCTYPE html><html><head><meta charset="utf-8">${head}<meta http-equiv="content-security-policy" content="default-src &#39;none&#39;; script-src 'self' ${hashes.map((hash) => `'${hash}'`).join(' ')}"></head><body>${body}</body></html>`;
const run = 'run()';
const hash = policyHash(run);

test('puts the policy right after the charset and drops hashes the page does not use', () => {
  const html = minimizePolicy(
    page(`<script>${run}</script>`, [hash, policyHash('other()')]),
    'a.html',
  );
  expect(html).toContain(
    `<meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self' '${hash}'">`,
  );
  expect(html.match(/content-security-policy/g)).toHaveLength(1);
});

test.each([
  ...[
    '<script>other()</script>',
    '<style>a{}</style>',
    '<p style="color:red">',
    'Hot style=1',
    '<!-- <script>',
  ],
  ...['<script type=application/json>', '<script src=a>', '<style>', '<script'],
])(
  'a name that reads %s is no reason to stop, and leaves the hash of the script behind it',
  (name) => {
    const alt = name.replaceAll('"', '&quot;');
    const html = page('', [hash], `<img alt="${alt}"><script>${run}</script>`);
    expect(minimizePolicy(html, 'a.html')).toContain(`script-src 'self' '${hash}'">`);
  },
);

test.each([
  '<script>other()</script>',
  '<script type="module">other()</script>',
  '<style>a{}</style>',
  '<p style="color:red">',
  '<img alt="<script src=a>"><script>other()</script>',
  '<img alt="<style src=a>"><style>a{}</style>',
  `<img alt="<script a='"><script>other()</script><script>${run}</script>`,
  '<!-- <script src=a> --><script>other()</script>',
  '<script data-a="></script>">other()</script>',
  '<svg><script src=a /></svg><script>other()</script>',
  `<script>${run}</scripta>other()</script>`,
  '<p/style=a>',
  // Without an end it counts, as in browsers.
  '<style>a{}',
])('stops at %s, which the policy would block', (body) =>
  expect(() => minimizePolicy(page('', [hash], body), 'a.html')).toThrow(/^a\.html: /),
);

test('a page without a policy stops the build', () =>
  expect(() => minimizePolicy('<head><meta charset="utf-8"></head>', 'a.html')).toThrow(
    'no content policy',
  ));
