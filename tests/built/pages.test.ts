import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { readBuiltSite } from '../../scripts/built-site/built-site.ts';
import type { Tag } from '../../scripts/built-site/tags.ts';
import { TEST_SITE } from '../../scripts/test/test-site.ts';
import { WORKER_POLICY } from '../../src/lib/config.ts';
import { LANGUAGES } from '../routes.ts';

const { folder, pages, files } = readBuiltSite(TEST_SITE.folder);

const metaOf = (tags: readonly Tag[]): Record<string, string | undefined> =>
  Object.fromEntries(
    tags
      .filter(({ name }) => name === 'meta')
      .map(({ attributes: { property, name = '', content } }) => [property ?? name, content]),
  );

describe.each(pages)('$path', ({ tags }) => {
  it('has its content policy before all that it covers, and no script that comes later can make a Trusted Types policy', () => {
    const [charset, meta, script, closing] = tags.slice(
      tags.findIndex(({ name }) => name === 'head') + 1,
    );
    expect([charset?.attributes['charset'], meta?.attributes['http-equiv']]).toEqual([
      'utf-8',
      'content-security-policy',
    ]);
    const directives =
      meta?.attributes['content']?.split(';').map((directive) => directive.trim()) ?? [];
    expect(directives).toEqual(
      expect.arrayContaining(["default-src 'none'", "require-trusted-types-for 'script'"]),
    );
    expect(directives.join()).not.toContain('unsafe-');
    const types = directives.find((directive) => /^trusted-types\b/.test(directive));
    if (types === 'trusted-types default') {
      // The first script takes the one policy that there may be, and a second content policy then forbids all.
      expect([script?.name, script?.text]).toEqual([
        'script',
        expect.stringContaining('createPolicy'),
      ]);
      expect(closing?.attributes).toEqual({
        'http-equiv': 'content-security-policy',
        content: 'trusted-types',
      });
      return;
    }
    // A page that is nobody's own may have the worker's.
    const isOwn = tags.some(
      ({ name, attributes }) => name === 'html' && 'data-guard' in attributes,
    );
    expect(['trusted-types', ...(isOwn ? [] : [`trusted-types ${WORKER_POLICY}`])]).toContain(
      types,
    );
  });

  it('has a picture for messengers, with its size and a description', () => {
    const { 'og:image': picture = '', ...meta } = metaOf(tags);
    expect(meta).toMatchObject({
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(meta['og:image:alt']).toMatch(/\S/);
    expect(picture).toContain(`${TEST_SITE.siteUrl}/`);
    expect(files.has(new URL(picture).pathname)).toBe(true);
  });
});

test('the sitemap that robots.txt names lists the pages for search engines in every language, and nothing else', () => {
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
  const { siteUrl } = TEST_SITE;
  const read = (file: string) => new DOMParser().parseFromString(textOf(file), 'application/xml');
  const listedIn = (sitemap: Document) =>
    Array.from(sitemap.getElementsByTagName('loc'), (address) => address.textContent);
  expect(textOf('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`);
  expect(listedIn(read('sitemap-index.xml'))).toEqual([`${siteUrl}/sitemap-0.xml`]);

  const sitemap = read('sitemap-0.xml');
  const indexed = pages.filter(({ tags }) => !metaOf(tags)['robots']?.includes('noindex'));
  const addresses = new Set(indexed.map(({ path }) => new URL(path, siteUrl).href));
  expect(new Set(listedIn(sitemap))).toEqual(addresses);
  const links = [...sitemap.getElementsByTagName('xhtml:link')];
  expect(links.filter((link) => !addresses.has(link.getAttribute('href') ?? ''))).toEqual([]);
  expect(new Set(links.map((link) => link.getAttribute('hreflang')))).toEqual(
    new Set(LANGUAGES.map(({ tag }) => tag)),
  );
});

test('no script has a pattern that an old browser cannot read, which would stop all of it', () => {
  // Lookbehind and modifiers: Safari before 16.4 and 26, Firefox before 132. The bundler writes them as texts of `RegExp`, which then throws.
  const YOUNG = /\(\?<[=!]|\(\?[ims]*-?[ims]+:/;
  const inline = pages.flatMap(({ path, tags }) =>
    tags.map(({ name, text = '' }) => (name === 'script' ? [path, text] : [path, ''])),
  );
  const scripts = [...files]
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
  expect(scripts.length).toBeGreaterThan(20);
  expect(
    [...scripts, ...inline].flatMap(([place, text = '']) => (YOUNG.test(text) ? [place] : [])),
  ).toEqual([]);
});
