import { describe, expect, test } from 'vitest';
import { minimizePolicy } from '../../../../scripts/build/minimize-policy.ts';
import { policyHash } from '../../../../scripts/build/policy-hash.ts';

const page = (head: string, hashes: string[], body = '') =>
  `<!DOCTYPE html><html><head><meta charset="utf-8">${head}<meta http-equiv="content-security-policy" content="default-src &#39;none&#39;; script-src 'self' ${hashes.map((hash) => `'${hash}'`).join(' ')}"></head><body>${body}</body></html>`;
const run = 'run()';
const hash = policyHash(run);

describe('minimizePolicy', () => {
  test('puts the policy right after the charset and drops hashes the page does not use', () => {
    const html = minimizePolicy(page(`<script>${run}</script>`, [hash, policyHash('other()')]), 'a.html');
    expect(html).toContain(
      `<meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self' '${hash}'">`,
    );
    expect(html.match(/content-security-policy/g)).toHaveLength(1);
  });

  test.each([
    ['a script', page('<script>other()</script>', [hash])],
    ['a module', page('<script type="module">other()</script>', [hash])],
    ['a style', page('<style>a{}</style>', [hash])],
    ['a style attribute', page('', [hash], '<p style="color:red">')],
  ])('stops at %s that the policy would block', (_name, html) => expect(() => minimizePolicy(html, 'a.html')).toThrow(/^a\.html: /));

  test('data and files need no hash', () => {
    expect(() =>
      minimizePolicy(page('<script type="application/ld+json">{}</script><script src="/x.js"></script>', []), 'a.html'),
    ).not.toThrow();
  });

  test.each(['<script>other()</script>', '<style>a{}</style>', '<p style="color:red">', 'Hot style=1', '<!-- <script>'])(
    'a name that reads %s is no reason to stop',
    (name) => {
      const alt = name.replaceAll('"', '&quot;');
      expect(() => minimizePolicy(page(`<script>${run}</script>`, [hash], `<img alt="${alt}"><p>x</p>`), 'a.html')).not.toThrow();
    },
  );

  test.each(['<script type=application/json>', '<script src=a>', '<style>', '<script'])(
    'a name that reads %s leaves the hash of the script behind it',
    (name) => {
      const html = page('', [hash], `<img alt="${name}"><script>${run}</script>`);
      expect(minimizePolicy(html, 'a.html')).toContain(`script-src 'self' '${hash}'">`);
    },
  );

  test.each([
    '<img alt="<script src=a>"><script>other()</script>',
    '<img alt="<style src=a>"><style>a{}</style>',
    `<img alt="<script a='"><script>other()</script><script>${run}</script>`,
    '<!-- <script src=a> --><script>other()</script>',
    '<script data-a="></script>">other()</script>',
    '<svg><script src=a /></svg><script>other()</script>',
    `<script>${run}</scripta>other()</script>`,
    '<p/style=a>',
  ])('stops at %s', (body) => expect(() => minimizePolicy(page('', [hash], body), 'a.html')).toThrow(/^a\.html: /));

  test('a style without an end counts, as in browsers', () =>
    expect(() => minimizePolicy(page('', [hash], '<style>a{}'), 'a.html')).toThrow('an inline script or style'));

  test('a page without a policy stops the build', () =>
    expect(() => minimizePolicy('<head><meta charset="utf-8"></head>', 'a.html')).toThrow('no content policy'));
});
