import { expect, it } from 'vitest';
import { createPreloads } from '../../../../scripts/build/preload-scripts.ts';
import { built } from '../check/site/build-folder.ts';

const SCRIPTS = {
  '_astro/header.js': 'import("./player-side.1.js")',
  '_astro/player-side.1.js': 'import"./session.js"',
  '_astro/session.js': '',
  '_astro/form.js': 'import"./react.js"',
  '_astro/react.js': `//${'large'.repeat(99)}`,
  '_astro/texts.js': 'x={"../content/messages/en/bank.json":()=>import("./bank.js")}',
  '_astro/bank.js': 'export default{}',
};
const BODY = `</head><script type="module" src="/_astro/header.js"></script>
  <astro-island client="load" component-url="/_astro/form.js" renderer-url="/_astro/texts.js"></astro-island>`;
const PLAYER = ['header', 'player-side.1', 'session'].map((name) => `/_astro/${name}.js`).sort();

it('names in every page what writes the balance, for the head script', async () => {
  const { folder } = await built(SCRIPTS);
  for (const guard of ['', ' data-guard="player"']) {
    const html = createPreloads(folder)(`<html lang="en" data-language="en"${guard}><head>${BODY}`);
    expect(/data-player-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ').sort()).toEqual(PLAYER);
  }
});

it('preloads all that an account page runs: first what writes the balance, then the largest', async () => {
  const { folder } = await built(SCRIPTS);
  const html = createPreloads(folder)(`<html data-language="en" data-guard="player" data-late-texts="bank"><head>${BODY}`);
  const links = [...html.matchAll(/<link rel="modulepreload" href="([^"]*)">/g)].map(([, href]) => href);
  expect(links.slice(0, 3).sort()).toEqual(PLAYER);
  expect(links[3]).toBe('/_astro/react.js');
  expect(links.slice(4).sort()).toEqual(['bank', 'form', 'texts'].map((name) => `/_astro/${name}.js`));
});
