import { describe, expect, it } from 'vitest';
import { weightOf } from '../../../../../scripts/built-site/built-site.ts';
import { limitFor } from '../../../../../scripts/check/site/page-limits.ts';
import { tooHeavy, weigh } from '../../../../../scripts/check/site/page-weight.ts';
import { built } from './build-folder.ts';

/** Text that brotli cannot shrink much: `bytes` pseudo-random characters. */
function noise(bytes: number): string {
  let seed = 1;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (seed % 26) + (seed % 2) * 32);
  };
  return Array.from({ length: bytes }, next)
    .join('')
    .replace(/[<>&"'`\\]/g, '_');
}

describe('weigh', () => {
  it('counts the frame with its styles, and scripts with their imports by who gets them when', async () => {
    const site = await built({
      'index.html': `<link rel="stylesheet" href="/_astro/a.css"><script type="module" src="/_astro/a.js"></script>
        <script type="module" src="/_astro/session.js"></script>
        <script type="application/ld+json">${noise(900)}</script>
        <astro-island client="player" component-url="/_astro/island.js" renderer-url="/_astro/react.js"></astro-island>`,
      '_astro/a.css': noise(1_000),
      '_astro/a.js': `import{b}from"./b.js";setTimeout(()=>import("./later.js"));//${noise(2_000)}`,
      '_astro/b.js': `export const b=1;//${noise(3_000)}`,
      '_astro/later.js': `import"./b.js";//${noise(4_000)}`,
      '_astro/session.js': 'import("./player-side.abc.js");import("./profile.js")',
      '_astro/player-side.abc.js': `import"./b.js";//${noise(5_000)}`,
      '_astro/profile.js': `//${noise(500)}`,
      '_astro/island.js': `import"./react.js";//${noise(9_000)}`,
      '_astro/react.js': 'Symbol.for("react.element")',
    });
    const bytes = (...names: string[]) => names.reduce((total, name) => total + weightOf(site.folder, name), 0);
    const script = bytes('_astro/a.js', '_astro/b.js', '_astro/session.js');
    const player = bytes('_astro/player-side.abc.js', '_astro/profile.js');
    expect(site.pages.map((page) => weigh(site, page))).toEqual([
      {
        frame: bytes('index.html', '_astro/a.css'),
        content: 0,
        script,
        later: bytes('_astro/later.js'),
        player,
        sum: script + player,
        files: 5,
        hasReact: false,
      },
    ]);
  });

  it('counts inline modules with what they import, and inline scripts', async () => {
    const site = await built({
      'vip.html': '<script type="module">import "/a.js"; start()</script><script>run()</script>',
      'a.js': noise(100).replace(/^/, '//'),
    });
    const [weight] = site.pages.map((page) => weigh(site, page));
    expect(weight?.script).toBeGreaterThan(weightOf(site.folder, 'a.js'));
    expect(weight?.script).toBeLessThan(weightOf(site.folder, 'a.js') + 60);
  });

  it('tells what the operator wrote from the frame, however much it is', async () => {
    const page = (words: string) => `<title data-content>${words}</title><h1>Help</h1><article data-content>${words}</article><p>Frame</p>`;
    const site = await built({ 'help/a.html': page(noise(100_000)), 'help/b.html': page('Short') });
    const [long, short] = site.pages.sort((one, other) => (one.path < other.path ? -1 : 1)).map((found) => weigh(site, found));
    expect(long?.frame).toBe(short?.frame);
    expect(long?.content).toBeGreaterThan(50_000);
    expect(short?.content).toBeLessThan(100);
  });
});

describe('tooHeavy', () => {
  it.each([
    ['a heavy frame', { 'vip.html': noise(40_000) }, /^\/vip: frame is \d+ bytes, the limit is \d+$/],
    ['a heavy sheet', { 'vip.html': '<link rel="stylesheet" href="/a.css">', 'a.css': noise(40_000) }, /^\/vip: frame is \d+ bytes/],
    ['heavy script', { 'vip.html': `<script>${noise(20_000)}</script>` }, /^\/vip: script is \d+ bytes, the limit is \d+$/],
    [
      'heavy script for later',
      {
        'vip.html': '<script type="module" src="/a.js"></script>',
        'a.js': 'import("./b.js")',
        'b.js': `//${noise(20_000)}`,
      },
      /^\/vip: later is \d+ bytes, the limit is \d+$/,
    ],
    [
      'heavy script for players',
      {
        'vip.html': '<script type="module" src="/a.js"></script>',
        'a.js': 'import("./player-side.1.js")',
        'player-side.1.js': `//${noise(150_000)}`,
      },
      /^\/vip: player is \d+ bytes, the limit is \d+$/,
    ],
    [
      'heavy script in all on an account page',
      {
        'bank.html': '<script type="module" src="/bank.js"></script><script type="module" src="/session.js"></script>',
        'bank.js': `//${noise(110_000)}`,
        'session.js': 'import("./player-side.1.js")',
        'player-side.1.js': `//${noise(120_000)}`,
      },
      /^\/bank: sum is \d+ bytes, the limit is \d+$/,
    ],
    [
      'many small files on an account page',
      {
        'bank.html': Array.from({ length: 31 }, (_, at) => `<script type="module" src="/${at}.js"></script>`).join(''),
        ...Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`${at}.js`, ''])),
      },
      /^\/bank: 31 files of script, the limit is \d+$/,
    ],
    [
      'React on a form before it is touched',
      {
        'login.html': '<astro-island client="load" component-url="/r.js" renderer-url="/r.js"></astro-island>',
        'r.js': '"Minified React error"',
      },
      /^\/login: sends React to guests$/,
    ],
    [
      'heavy script for a form that is touched',
      {
        'login.html': '<astro-island client="touched" component-url="/c.js" renderer-url="/c.js"></astro-island>',
        'c.js': `//${noise(150_000)}`,
      },
      /^\/login: later is \d+ bytes, the limit is \d+$/,
    ],
    [
      'React on a public page',
      {
        'vip.html': '<astro-island client="load" component-url="/c.js" renderer-url="/r.js"></astro-island>',
        'c.js': '',
        'r.js': 'Symbol.for("react.transitional.element")',
      },
      /^\/vip: sends React to guests$/,
    ],
  ])('says when there is %s', async (_what, files, problem) => {
    expect(tooHeavy(await built(files as Record<string, string>))).toEqual([expect.stringMatching(problem)]);
  });

  it('lets what the operator wrote be as long as it is, and forms have React once they are touched', async () => {
    const island = `<astro-island client="touched" component-url="/r.js" renderer-url="/r.js"></astro-island>`;
    const site = await built({
      'help/deposit.html': `<article data-content><p>${noise(50_000)}</p></article>`,
      'login.html': island,
      'bd/register.html': island,
      'r.js': '"Minified React error"',
    });
    expect(tooHeavy(site)).toEqual([]);
  });
});

describe('limitFor', () => {
  it.each(['/', '/slots', '/promotion/welcome', '/vip', '/help/deposit', '/404', '/login', '/register'])(
    'lets %s send guests no React',
    (route) => {
      expect(limitFor(route).hasReact).toBeUndefined();
      expect(limitFor(route).script).toBeLessThan(12_000);
    },
  );

  it.each(['/bank', '/deposit', '/transaction'])('limits all script of %s together', (route) => {
    expect(limitFor(route).sum).toBeLessThan(150_000);
    expect(limitFor(route).hasReact).toBe(true);
  });
});
