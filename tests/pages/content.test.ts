import { expect, test, vi } from 'vitest';
import type { Theme } from '@/lib/config';
import * as snapshot from '@/lib/site/snapshot';
import casino from '@/pages/[...lang]/casino.astro';
import help from '@/pages/[...lang]/help/[page].astro';
import home from '@/pages/[...lang]/index.astro';
import promotion from '@/pages/[...lang]/promotion/index.astro';
import slotsOf from '@/pages/[...lang]/slots/[code].astro';
import sports from '@/pages/[...lang]/sports.astro';
import { htmlOf, mainOf } from './render-page.ts';

const { settings, providers, promotions, firstPages } = snapshot;

const provider = (id: string, name: string) => ({ id, name, slug: name });
const image = { kind: 'remote', url: 'https://site.example/banner.webp' } as const;

const footerOf = async (lang?: string) =>
  /<footer.*<\/footer>/s.exec(await htmlOf(home, {}, { lang }))?.[0];
/** What the pattern's group finds, each time. */
const allOf = (html: string, pattern: RegExp) =>
  Array.from(html.matchAll(pattern), ([, found]) => found);

/** The first page of a provider's list, with so many games of all that it has. */
function listOf(providerId: string, count: number, total = count): void {
  const games = Array.from({ length: count }, (_, index) => ({
    ...{ name: `Match ${index}`, code: `${providerId}-${index}`, providerId, providerName: 'Book' },
    image: { kind: 'remote' as const, url: `https://site.example/${index}.webp` },
  }));
  firstPages.push({ providerId, games, total, pageSize: 24 });
}

test('without promotions the page says so, and leads home', async () => {
  const main = await mainOf(promotion);
  expect(main).toContain('No Promotions Available');
  expect(main).toMatch(/<a href="\/"[^>]*>\s*Back to Home/);
});

test('English promotions on the page of another language say so', async () => {
  const friday = { id: '5', slug: 'friday-5', name: 'Friday', html: '<p>Terms</p>' };
  promotions.push({ ...friday, summary: 'Terms', language: 'en' });
  const main = await mainOf(promotion, {}, { lang: 'bd' });
  const english = allOf(main, / lang="en"[^>]*>\s*(?:<p>|<span[^>]*>)?(\w+)/g);
  expect(english).toEqual(['Friday', 'Terms', 'Friday', 'Terms']);
  expect(await mainOf(promotion)).not.toContain('lang=');
});

test('home has the announcements for guests one at a time', async () => {
  settings.announcements = [
    { id: 'a1', title: { en: 'Note', bd: 'ঘোষণা' }, content: { en: 'Read <it>', bd: 'পড়ুন' } },
    { id: 'b2', title: {}, content: { en: 'Closed today' } },
    { id: 'c3', title: {}, content: { cn: '今日休息' } },
  ];
  const html = await htmlOf(home, {}, { lang: 'bd' });
  const [line = '', other = ''] = html.split('<section data-announcement=').slice(1);
  expect(line).toMatch(
    /^"a1"[^>]*>.*<div lang="bn"[^>]*> ?<details[^>]*> ?<summary[^>]*><span>ঘোষণা<.*পড়ুন.*<button[^>]*aria-label="ঘোষণাটি বন্ধ করুন".*<template>/s,
  );
  expect(other).toMatch(/^"b2"[^>]*>.*<p lang="en"[^>]*>\s*Closed today/s);
  expect(await htmlOf(home)).toContain('Read &lt;it&gt;');
  // What was closed in another language stays closed.
  expect(/data-announcements="([^"]*)"/.exec(html)?.[1]).toBe('a1 b2 c3');
  expect(html).not.toContain('今日休息');
});

test('home has a banner’s words over its picture, in the reader’s language or else in English', async () => {
  const words = { heading: 'Light <b>', line: 'Every evening', link: '/promotion' };
  settings.banners = [
    { image, title: 'Lamps', words: { en: words, bd: { heading: 'নদীতে আলো' } } },
    {
      image,
      title: 'Away',
      words: { en: { heading: 'Elsewhere', link: 'https://away.example/' } },
    },
  ];
  const [list = '', linked = '', away = '', copy = '', ...more] = (await mainOf(home)).split('<li');
  // Whatever order Swiper gives them, they are read from the first on.
  expect(list).toContain('aria-owns="banner-1 banner-2"');
  expect([linked, away, copy].map((slide) => /^ id="([^"]*)"/.exec(slide)?.[1])).toEqual([
    'banner-1',
    'banner-2',
    undefined,
  ]);
  // With fewer than five slides the carousel would not go round.
  expect(more.filter((slide) => /^[^>]* aria-hidden="true"/.test(slide))).toHaveLength(3);
  expect(linked).toMatch(/<a href="\/promotion"[^>]*>.*Light &lt;b&gt;.*Every evening/s);
  expect(linked).not.toContain('tabindex');
  expect(linked).toMatch(
    /<img fetchpriority="high"[^<]*<script>[^<]*loading=`eager`[^<]*<\/script>/,
  );
  expect(linked).toMatch(/<img[^>]* alt(="")? /);
  expect(away).toMatch(/<a href="https:\/\/away\.example\/"[^>]* target="_blank" rel="noopener"/);
  expect(copy).toMatch(/aria-hidden="true".*<a href="\/promotion"[^>]* tabindex="-1"/s);
  const [bengali = '', english = ''] = (await mainOf(home, {}, { lang: 'bd' }))
    .split('<li')
    .slice(1);
  expect(bengali).toContain('নদীতে আলো');
  expect(bengali).toContain('aria-label="১ নম্বর, মোট ২টি"');
  expect(bengali).not.toMatch(/<a |Every evening| lang=/);
  expect(english).toMatch(/lang="en".*Elsewhere/s);
});

test('home has one offer before the banners: the number in gold, the conditions, and a button that joins', async () => {
  const html = '<table><tr><th>Turnover</th><td>12 × A &amp; B</td></tr></table>';
  promotions.push({ id: '5', slug: 'slots-5', name: 'Slots 50%', image, html, summary: 'Terms' });
  settings.banners = [{ image, title: 'River' }];
  const [, offer = '', banner = ''] = (await mainOf(home)).split('<li');
  expect(offer).toMatch(
    /<a [^>]*href="\/promotion\/slots-5"[^>]*>\s*Slots <b class="text-primary">50%<\/b>.*Turnover: 12 × A &amp; B.*href="\/login\?next=[^"]*promotion%3D5"/s,
  );
  expect(offer).toContain('aria-label="1 of 2"');
  expect(banner).toContain('alt="River"');
  promotions[0] = { ...promotions[0], name: 'Friends', html: '' } as (typeof promotions)[0];
  expect((await mainOf(home)).split('<li')[1]).toMatch(/>\s*Friends\s*<\/a>\s*<p[^>]*>Terms<\/p>/);
});

test('home sets a logo and marks on a plate where its theme would hide them', async () => {
  const mark = (stem: string, lostOn: Theme[]) => ({
    ...{ kind: 'local' as const, stem, width: 160, height: 80, widths: [], fallback: '160.webp' },
    lostOn,
  });
  settings.brand.logo = mark('logo', ['Green']);
  settings.payments = [
    { name: 'Black', image: mark('black', ['Green']) },
    { name: 'White', image: mark('white', ['WhiteGold']) },
  ];
  const plates = async () =>
    allOf(await htmlOf(home), /\/media\/(\w+)-160\.webp"[^>]* class="[^"]*\bplate\b/g);
  expect(await plates()).toEqual(['logo', 'black', 'black']);
  settings.theme = 'WhiteGold';
  expect(await plates()).toEqual(['white', 'white']);
});

test('home without news, banners and hot games has no place for them', async () => {
  const main = (await mainOf(home)).replaceAll(/<template.*?<\/template>/gs, '');
  for (const missing of ['<news-ticker', 'data-announcement', '<banner-carousel', 'Hot Games'])
    expect(main).not.toContain(missing);
});

test('under maintenance a page says so in every language, and leads to another try and to support', async () => {
  vi.stubEnv('MAINTENANCE', 'on');
  settings.contacts.liveChat = 'https://chat.example/';
  const html = await htmlOf(casino, {}, { lang: 'bd' });
  vi.unstubAllEnvs();
  expect(html).toMatch(
    /<h1[^>]*>রক্ষণাবেক্ষণ চলছে<\/h1>.*আপনার টাকা নিরাপদ আছে.*<a href="\?"[^>]*>আবার চেষ্টা করুন<.*<a href="https:\/\/chat\.example\/"/s,
  );
  expect(
    [...html.matchAll(/<p lang="([\w-]+)">\s*<b>([^<]*)/g)].map(([, tag, title]) => [tag, title]),
  ).toEqual([
    ['en', 'Under Maintenance'],
    ['zh-Hans', '维护中'],
    ['ms', 'Dalam Penyelenggaraan'],
  ]);
  expect(html).not.toContain('<footer');
});

test.each([
  ['casino', casino, 'live_casino'],
  ['sports', sports, 'sport'],
] as const)('%s has a banner of its subject, and its providers', async (subject, page, group) => {
  settings.banners = [{ image, title: 'River' }];
  providers[group] = [provider('7', 'Ghat'), provider('8', 'Maidan')];
  const main = await mainOf(page);
  expect(main).toMatch(new RegExp(`<img src="[^"]*sections/${subject}\\.svg"`));
  expect(main).not.toContain('https://site.example/banner.webp');
  // Who taps before the scripts are here stays on the page.
  expect(main.match(/<a href="[^"]*" class="tile"/g)).toEqual(
    Array(2).fill(`<a href="/${subject}" class="tile"`),
  );
  expect(allOf(main, /data-provider="(\d+)" data-game(?:=""|[\s>])/g)).toEqual(['7', '8']);
});

test('a section has the operator’s banner that leads to it', async () => {
  settings.banners = [{ image, title: 'Cards', words: { bd: { heading: 'তাস', link: '/casino' } } }];
  expect(await mainOf(casino)).toMatch(
    /<img[^>]* src="https:\/\/site\.example\/banner\.webp"[^>]*>.*<h1[^>]*>Live Casino/s,
  );
  expect(await mainOf(sports)).not.toContain('banner.webp');
});

const launched = (main: string) =>
  [...main.matchAll(/data-provider="(\d+)" data-game(?:="([^"]*)")?/g)].map(
    ([, id, code = '']) => `${id} ${code}`,
  );

test('sports shows the games of each sportsbook, and one without games as a tile that launches without a code', async () => {
  providers.sport = [provider('7', 'Ghat'), provider('8', 'Maidan'), provider('9', 'Baich')];
  listOf('7', 2);
  listOf('8', 0);
  const main = await mainOf(sports);
  expect(launched(main)).toEqual(['7 7-0', '7 7-1', '8 ', '9 ']);
  expect(main).not.toContain('data-more-of');
});

test('sports has a button for the next games of a list that goes on, with their places kept', async () => {
  providers.sport = [provider('7', 'Ghat')];
  listOf('7', 24, 30);
  const main = await mainOf(sports);
  expect(main).toMatch(/<button[^>]* data-more-of[^>]*>\s*More games of Ghat\s*<\/button>/);
  expect(
    main.match(/<li class="noscript:hidden game-row" data-placeholder="" hidden/g),
  ).toHaveLength(6);
});

test('sports stands on home with its games, one of each sportsbook in turn', async () => {
  providers.sport = [provider('7', 'Ghat'), provider('8', 'Maidan')];
  listOf('7', 2);
  listOf('8', 1);
  expect(launched(await mainOf(home))).toEqual(['7 7-0', '8 8-0', '7 7-1']);
  firstPages.length = 0;
  expect(launched(await mainOf(home))).toEqual(['7 ', '8 ']);
});

const padma = provider('7', 'Padma');
const padmaPage = (lang?: string) => htmlOf(slotsOf, { provider: padma }, { code: 'Padma', lang });
const descriptionIn = (html: string) =>
  /<meta name="description" content="([^"]*)"/.exec(html)?.[1];

test('a slot provider’s page is described by its name and its number of games, where search engines have no entry for it', async () => {
  listOf('7', 3, 1_234);
  expect(descriptionIn(await padmaPage())).toBe(
    'Slot games by Padma at Nodi: 1,234 to browse. Search them by name.',
  );
  expect(descriptionIn(await padmaPage('bd'))).toContain('Padma-\u2060এর স্লট গেম: মোট ১,২৩৪টি');
  settings.seo = [{ path: '/slots/Padma', description: 'Reels of the river.' }];
  expect(descriptionIn(await padmaPage())).toBe('Reels of the river.');
});

test('a slot provider’s page without games says so there, too', async () => {
  expect(descriptionIn(await padmaPage())).toBe(
    'This provider has no games to show right now. Try another one.',
  );
});

const terms = { slug: 'term-and-conditions', label: 'termsAndConditions' };

test('a help page shows the content of its key, and says that it is English where it has none in the reader’s language', async () => {
  snapshot.help['term-and-condition'] = { en: '<p>The terms</p>' };
  expect(await mainOf(help, terms)).toMatch(/<article class="prose"><p>The terms<\/p><\/article>/);
  expect(await mainOf(help, terms, { lang: 'bd' })).toMatch(/<article[^>]* lang="en"/);
  snapshot.help['term-and-condition'].bd = '<p>শর্ত</p>';
  expect(await mainOf(help, terms, { lang: 'bd' })).not.toContain('lang="en"');
  delete snapshot.help['term-and-condition'];
});

test('a help page without content shows nothing but its title', async () => {
  const main = await mainOf(help, terms);
  expect(main).toContain('Terms and Conditions');
  expect(main).not.toContain('<article');
});

test('without pictures of its own a brand has the default icon, and its name as logo and title', async () => {
  const html = await htmlOf(home, {}, { lang: 'bd' });
  expect(html).toMatch(/<link rel="icon" href="\/favicon\.svg"/);
  expect(html).toMatch(/<title[^>]*>Nodi<\/title>/);
  expect(html).toContain('<link rel="manifest" href="/manifest-bd.webmanifest">');
  expect(/<header.*?<\/header>/s.exec(html)?.[0]).toMatch(/<a href="\/bd"[^>]*>.*?Nodi/s);
  // A long one must not grow out of the header.
  expect(html).toMatch(/<span class="[^"]*line-clamp-2[^"]*"[^>]*>Nodi</);
});

test('the footer names customer service where the brand has contacts', async () => {
  expect(await footerOf()).not.toContain('Customer Service');
  settings.contacts = { telegram: 'https://telegram.example' };
  expect(await footerOf()).toMatch(/Customer Service<\/h2>.*href="https:\/\/telegram\.example"/s);
});

test('a logo that has no name is no picture to screen readers, which would say nothing of it', async () => {
  settings.payments = [
    { name: '', image },
    { name: 'Dheu', image },
  ];
  const marks = (await htmlOf(home))
    .match(/<span[^>]*>(?=\s*<img[^>]*banner\.webp)/g)
    ?.map((mark) => /role="img" aria-label="Dheu"/.test(mark));
  expect(marks).toEqual([false, true, false, true]);
  expect(await htmlOf(home)).not.toMatch(/role="img" aria-label(=""|[ >])/);
});

test('marketing texts that stay English say so', async () => {
  expect(await footerOf('ms')).toMatch(/<h2[^>]* lang="en"[^>]*>Best Trusted/);
  expect(await mainOf(home, {}, { lang: 'cn' })).toMatch(/<p[^>]* lang="en"/);
  expect(await footerOf('bd')).not.toMatch(/<h2[^>]* lang="en"/);
});
