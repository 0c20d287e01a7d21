import { expect, it } from 'vitest';
import { clientScripts } from '../../../../scripts/build/client-manifest.ts';
import { createPreloads } from '../../../../scripts/build/preload-scripts.ts';
import { tagsOf } from '../../../../scripts/built-site/tags.ts';
import { folderOf } from '../folder.ts';

const chunk = (name: string, more = {}) => ({ file: `_astro/${name}.js`, ...more });
const SCRIPTS = clientScripts({
  'Header.astro': chunk('header', { dynamicImports: ['src/components/frame/player-side.ts'] }),
  'src/components/frame/player-side.ts': chunk('player-side', { imports: ['_session.js'] }),
  '_session.js': chunk('session'),
  'Form.tsx': chunk('form', { imports: ['_react.js'], dynamicImports: ['later.ts'] }),
  '_react.js': chunk('react'),
  'client.js': chunk('client'),
  'later.ts': chunk('later'),
  'src/content/messages/en/bank.json': chunk('bank'),
  'src/content/messages/bd/bank.json': chunk('bank-bd'),
});
const FILES = Object.fromEntries(
  ['header', 'player-side', 'session', 'form', 'client', 'later', 'bank', 'bank-bd', 'react'].map(
    (name, index) => [`_astro/${name}.js`, 'x'.repeat(index)],
  ),
);
const BODY = `</head><script type="module" src="/_astro/header.js"></script>
  <astro-island client="load" component-url="/_astro/form.js" renderer-url="/_astro/client.js"></astro-island>
  <astro-island client="touched" opts="{}" component-url="/_astro/later.js" renderer-url="/_astro/client.js"></astro-island>`;
const addresses = (...names: string[]) => names.map((name) => `/_astro/${name}.js`);
const preloadsOf = async () => {
  const withPreloads = createPreloads(await folderOf(FILES), SCRIPTS);
  return (html: string) => withPreloads(html, { tags: tagsOf(html) });
};

it('names in every page what writes the balance, for the head script', async () => {
  const withPreloads = await preloadsOf();
  for (const guard of ['', ' data-guard="player"']) {
    const html = withPreloads(`<html lang="en" data-language="en"${guard}><head>${BODY}`);
    expect(/data-player-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ')).toEqual(
      addresses('session', 'player-side', 'header'),
    );
  }
});

it('names the first pictures of a page, for the head script', async () => {
  const picture = (more: string) =>
    `<picture><source srcset="/a-1.avif 1w" sizes="(width<48rem) 1rem,2rem"><img${more}></picture>`;
  const html = (await preloadsOf())(
    `<html lang="en">${picture(' fetchpriority="high"')}${picture('')}<img fetchpriority="high">`,
  );
  expect(html).toContain('data-first-pictures="/a-1.avif 1w|(width&lt;48rem) 1rem,2rem"');
});

it('preloads all that an account page runs: first what writes the balance, then the largest', async () => {
  const html = (await preloadsOf())(
    `<html data-language="en" data-guard="player" data-late-texts="bank"><head>${BODY}`,
  );
  const links = [...html.matchAll(/<link rel="modulepreload" href="([^"]*)">/g)].map(
    ([, href]) => href,
  );
  expect(links).toEqual(
    addresses('session', 'player-side', 'header', 'react', 'bank', 'client', 'form'),
  );
});
