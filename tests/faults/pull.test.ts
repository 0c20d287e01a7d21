import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FirstPage, Providers } from '../../src/lib/domain/games/game.ts';
import type { Promotion } from '../../src/lib/domain/site/promotion.ts';
import type { SiteSettings } from '../../src/lib/domain/site/site-settings.ts';
import { type Answer, type Backend, bytes, goodInit, json, startBackend } from './pull-backend.ts';

let backend: Backend;
beforeEach(async () => {
  backend = await startBackend();
});

const INIT = '/api/v1/init';
const PROMOTION = '/api/v1/promotion';
const games = (id: number) => `/api/v1/game-list?currency_id=1&provider_id=${id}&page=0`;
const noAnswer: Answer = () => undefined;
const countRequests = (path: string) =>
  backend.requests.filter((request) => request.startsWith(path)).length;
const init = (changes: object) => json({ success: true, data: { ...goodInit(), ...changes } });

describe('a good backend', () => {
  it('gives the same bytes again, with and without the cache', async () => {
    expect(await backend.pull()).toMatchObject({
      changed: true,
      warnings: 0,
      providers: 2,
      games: 4,
      promotions: 1,
    });
    const first = await backend.snapshot();
    expect(await backend.pull()).toMatchObject({ changed: false });
    await backend.clearCache();
    expect(await backend.pull()).toMatchObject({ changed: false });
    expect(await backend.snapshot()).toEqual(first);
  });

  it('gets one request for each picture and use, and a conditional one on the second pull', async () => {
    await backend.pull();
    expect(countRequests('/media/p1.webp')).toBe(1);
    const sent: (number | undefined)[] = [];
    backend.answers.set('/media/p1.webp', (request, reply) => {
      reply.writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 200).end();
      sent.push(reply.statusCode);
    });
    expect(await backend.pull()).toMatchObject({ changed: false, warnings: 0 });
    expect(sent).toEqual([304]);
  });

  it('gets a request for banks only if the settings have none', async () => {
    await backend.pull();
    expect(countRequests('/api/v1/bank')).toBe(0);
    backend.answers.set(INIT, init({ bank: null }));
    backend.answers.set(
      '/api/v1/bank',
      json({ success: true, data: [{ bank_id: 4, bank_name: 'Ghat Bank' }] }),
    );
    await backend.pull();
    expect((await backend.read<SiteSettings>('settings.json')).banks).toEqual([
      { id: '4', name: 'Ghat Bank' },
    ]);
  });
});

describe('providers that are not slots', () => {
  const withCasino = init({
    provider: {
      slot: [{ provider_id: 1, provider_name: 'One' }],
      live_casino: [{ provider_id: 7, provider_name: 'Ghat' }],
    },
  });
  const pageOf = async (id: string) =>
    (await backend.read<FirstPage[]>('games.json')).find(({ providerId }) => providerId === id);

  it('have their first games read too, for the search', async () => {
    backend.answers.set(INIT, withCasino);
    backend.answers.set(
      games(7),
      json({ success: true, data: [{ game_name: 'Teen Patti', game_code: 't-1' }] }),
    );
    expect(await backend.pull()).toMatchObject({ warnings: 0 });
    expect(await pageOf('7')).toMatchObject({
      games: [{ name: 'Teen Patti', providerId: '7', providerName: 'Ghat' }],
    });
  });

  it('may have no list, without a warning', async () => {
    backend.answers.set(INIT, withCasino);
    backend.answers.set(games(7), json({ success: false }));
    expect(await backend.pull()).toMatchObject({ warnings: 0 });
    expect(await pageOf('7')).toMatchObject({ games: [] });
    expect((await backend.pull()).kept).toEqual([]);
  });
});

describe('settings that cannot be loaded fail the pull and leave the last snapshot as it was', () => {
  it.each<[string, Answer, RegExp]>([
    ['no answer', noAnswer, /no answer within 1 s/],
    [
      'a body that never ends',
      (_request, reply) => void reply.writeHead(200).write('{'),
      /no answer within/,
    ],
    ['500', json({}, 500), /the server answered 500/],
    [
      'HTML',
      bytes('<!doctype html><h1>Welcome</h1>'),
      /the answer is not JSON \(it starts with "<!doctype html>/,
    ],
    ['null', json(null), /init: .* received null/],
    ['empty data', json({ success: true, data: {} }), /init.data: expected site settings/],
    ['a refusal', json({ success: false, data: goodInit() }), /init.success: .*true.*false/],
    [
      'an error alone',
      json({ error: 'Closed', data: goodInit() }),
      /init.error: expected nothing, got a string/,
    ],
    ['50 MB', bytes(Buffer.alloc(50 * 1024 * 1024, 32)), /larger than 20 MB/],
    [
      'endless redirects',
      (_request, reply) => void reply.writeHead(302, { location: INIT }).end(),
      /redirected more than 3 times/,
    ],
  ])('%s', async (_name, answer, message) => {
    await backend.pull();
    const before = await backend.snapshot();
    backend.answers.set(INIT, answer);
    await expect(backend.pull({ retryDelaysMs: [] })).rejects.toMatchObject({
      name: 'CommandError',
      message: expect.stringMatching(message),
    });
    expect(await backend.snapshot()).toEqual(before);
    expect(before).toBeDefined();
  });

  it('writes nothing at all when there was no snapshot', async () => {
    backend.answers.set(INIT, json({}, 500));
    await expect(backend.pull()).rejects.toThrow('could not be read');
    expect(await backend.snapshot()).toBeUndefined();
  });
});

it.each<[number, string, Answer]>([
  [3, 'a fault of the network or the server', json({}, 503)],
  [1, 'a refusal', json({}, 403)],
  [1, 'an answer that is too large', bytes(Buffer.alloc(2_000))],
])('makes %i attempts after %s', async (attempts, _fault, answer) => {
  backend.answers.set(INIT, answer);
  await expect(backend.pull({ readMaxBytes: 1_000 })).rejects.toThrow();
  expect(countRequests(INIT)).toBe(attempts);
});

it('reads what came at another attempt', async () => {
  backend.answers.set(INIT, (request, reply) =>
    countRequests(INIT) < 3 ? request.socket.destroy() : init({})(request, reply),
  );
  expect(await backend.pull()).toMatchObject({ warnings: 0 });
});

describe('anything else that is missing is a warning', () => {
  it.each<[string, Answer]>([
    ['500', json({}, 500)],
    ['a refusal', json({ success: false })],
    ['no list', json({ message: 'Service busy' })],
    ['a list of which nothing can be read', json({ success: true, data: [{ nothing: 'known' }] })],
  ])('promotions (%s): the last good ones stay, pictures and all', async (_name, answer) => {
    await backend.pull();
    const before = await backend.snapshot();
    backend.answers.set(PROMOTION, answer);
    expect(await backend.pull({ retryDelaysMs: [] })).toMatchObject({
      changed: false,
      promotions: 1,
    });
    expect(await backend.snapshot()).toEqual(before);
    expect(backend.warnings.at(-1)).toMatch(
      /^promotion.*; the promotions of the last good snapshot are used$/,
    );
  });

  it('promotions, before there is any snapshot: those of the settings are used', async () => {
    backend.answers.set(PROMOTION, json({}, 500));
    await backend.pull({ retryDelaysMs: [] });
    expect((await backend.read<Promotion[]>('promotions.json')).map(({ name }) => name)).toEqual([
      'From init',
    ]);
    expect(backend.warnings).toContain(
      'promotion: the server answered 500; there are no earlier promotions',
    );
  });

  it('promotions that are null are none', async () => {
    backend.answers.set(PROMOTION, json({ success: true, data: null }));
    expect(await backend.pull()).toMatchObject({ warnings: 0, promotions: 0 });
  });

  it('a game list: hosts of pictures stay allowed, which its later pages may need', async () => {
    const origins = async () => (await backend.read<SiteSettings>('settings.json')).pictureOrigins;
    const abroad = { game_name: 'Abroad', image: 'https://cdn.invalid/a.webp' };
    backend.answers.set(games(1), json({ success: true, data: [abroad] }));
    await backend.pull();
    backend.answers.delete(games(1));
    backend.answers.set(games(2), json({}, 500));
    await backend.pull();
    expect(await origins()).toEqual(['https://cdn.invalid']);
    backend.answers.delete(games(2));
    await backend.pull();
    expect(await origins()).toEqual([]);
  });

  it('a game list with an error and no games: its games of the last snapshot stay', async () => {
    await backend.pull();
    const before = await backend.snapshot();
    backend.answers.set(games(2), json({ error: ['Provider is being repaired'], data: [] }));
    expect(await backend.pull()).toMatchObject({ warnings: 1, changed: false });
    expect(await backend.snapshot()).toEqual(before);
    expect(backend.warnings[0]).toMatch(
      /^game-list\[provider_id=2\]\.error: expected nothing, got .*; the games of the last good snapshot/,
    );
  });

  it.each<[string, object]>([
    ['an empty list', { error: [] }],
    ['a text beside a yes', { error: 'None', success: true }],
  ])('an error of %s is none', async (_kind, said) => {
    backend.answers.set(games(2), json({ ...said, data: [] }));
    expect(await backend.pull()).toMatchObject({ warnings: 0, games: 2 });
  });

  it('a game list never read before: an empty first page', async () => {
    backend.answers.set(games(2), noAnswer);
    expect(await backend.pull({ retryDelaysMs: [] })).toMatchObject({ warnings: 1, games: 2 });
    expect((await backend.read<FirstPage[]>('games.json'))[1]).toEqual({
      providerId: '2',
      games: [],
      total: 0,
      pageSize: 1,
    });
  });

  it.each([
    ['promotion', PROMOTION],
    ['bank', '/api/v1/bank'],
    ['game-list[provider_id=2]', games(2)],
  ])('%s: the pull says that the list was kept, until it is read again', async (list, path) => {
    backend.answers.set(INIT, init({ bank: null }));
    backend.answers.set(
      '/api/v1/bank',
      json({ success: true, data: [{ bank_id: 4, bank_name: 'Ghat Bank' }] }),
    );
    expect(await backend.pull()).toMatchObject({ kept: [] });
    const before = await backend.snapshot();
    backend.answers.set(path, json({}, 500));
    expect(await backend.pull({ retryDelaysMs: [] })).toMatchObject({ kept: [list] });
    expect(await backend.snapshot()).toEqual(before);
    backend.answers.delete(path);
    expect(await backend.pull()).toMatchObject({ kept: [] });
  });

  it('every optional list null: an empty but complete site', async () => {
    const nothing = Object.fromEntries(Object.keys(goodInit()).map((key) => [key, null]));
    backend.answers.set(INIT, init({ ...nothing, brand_name: null, theme: 'Green', marquee: {} }));
    expect(await backend.pull()).toMatchObject({ warnings: 0, providers: 0 });
    expect(await backend.read('settings.json')).toMatchObject({
      brand: {
        name: 'SOLUTIONS',
        description: { en: 'Best Trusted Online Casino in Bangladesh 2024' },
      },
      banners: [],
      seo: [],
      contacts: {},
    });
  });
});

it('counts what a language has of its own, and what is there at all', async () => {
  const languages = ['en', 'en', 'bd'];
  const rows = languages.map((language, index) => ({
    id: index + 1,
    promotion_name: `Gift ${index}`,
    content: '<p>Play</p>',
    language,
  }));
  backend.answers.set(PROMOTION, json({ success: true, data: rows }));
  await backend.pull();
  const one = [
    'banks',
    'brand names',
    'brand logos',
    'rows of banners',
    'lists of contacts',
    'rows of hot games',
  ];
  expect(await backend.counts()).toMatchObject({
    ...Object.fromEntries(
      [...one, 'promotions in bd', 'help texts "deposit" in en'].map((name) => [name, 1]),
    ),
    ...{ 'slot providers': 2, 'providers with games': 2, 'promotions in en': 2 },
  });
  backend.answers.set(
    INIT,
    init({
      brand_name: null,
      brand_logo: null,
      banner: [],
      contact_us: [],
      hot_game: [],
      bank: [],
    }),
  );
  backend.answers.set('/api/v1/game-list', json({ success: true, data: [] }));
  await backend.pull();
  expect(await backend.counts()).toMatchObject(
    Object.fromEntries([...one, 'providers with games'].map((name) => [name, 0])),
  );
});

it('leaves out bad rows and nothing else, and says where they were', async () => {
  backend.answers.set(
    INIT,
    init({
      provider: { slot: [null, { provider_id: 1, provider_name: 'One' }] },
      seo: [{ url: 'https://site.example/slots/', title: 5 }, { url: 'javascript:1' }],
      hot_game: [
        { game_name: 'Nobody’s' },
        { game_name: 'Lobby', provider_id: 1, provider_name: 'One' },
      ],
      theme: 'Purple',
      bank: [
        { bank_id: 1, bank_name: 'Nodi Bank' },
        { bank_id: '1', bank_name: 'Teesta Bank' },
      ],
    }),
  );
  backend.answers.set(
    PROMOTION,
    json({
      data: [
        { id: 1, promotion_name: 'Good', content: null },
        { id: 1, promotion_name: 'Again' },
        { id: 2, promotion_name: 'For all' },
        { id: 2, promotion_name: 'In Bengali', language: 'bd' },
        { id: 2, promotion_name: 'Twice in Bengali', language: 'bd' },
      ],
    }),
  );
  await backend.pull();
  const settings = await backend.read<SiteSettings>('settings.json');
  expect(settings.seo).toEqual([{ path: '/slots', title: '5' }]);
  expect(settings.hotGames).toEqual([{ name: 'Lobby', providerId: '1', providerName: 'One' }]);
  expect(settings.theme).toBe('Green');
  expect((await backend.read<Providers>('providers.json')).slot.map(({ slug }) => slug)).toEqual([
    'One',
  ]);
  expect((await backend.read<Promotion[]>('promotions.json')).map(({ slug }) => slug)).toEqual([
    ...['good-1', 'for-all-2', 'in-bengali-2'],
  ]);
  expect(settings.banks).toEqual([{ id: '1', name: 'Nodi Bank' }]);
  expect(backend.warnings.sort()).toEqual([
    'bank "Teesta Bank": id 1 is taken; left out',
    'init.data.hot_game "Nobody’s": expected provider_id and provider_name, got nothing; left out',
    'init.data.provider.slot[0]: Invalid type: Expected Object but received null; left out',
    'init.data.seo: url "javascript:1" is not a path or an http address; left out',
    'init.data.theme: "Purple" is not known; Green is used',
    'promotion 1: sent twice; the second is left out',
    'promotion 2: sent twice in bd; the second is left out',
  ]);
});

it('keeps hostile strings as text, inside the snapshot folder, and hostile HTML out', async () => {
  const evil = '"><script>alert(1)</script>';
  backend.answers.set(
    INIT,
    init({
      brand_name: evil,
      brand_desc: { en: evil },
      marquee: { en: `<b>${evil}</b>` },
      provider: {
        slot: [
          { provider_id: '../../x', provider_name: '../../../etc/passwd' },
          { provider_id: 2, provider_name: evil },
        ],
      },
      page: { deposit: { en: `<form action=//x><p onclick=alert(1)>Text</p>${evil}` } },
      contact_us: [{ type: 'LIVECHAT', content: 'javascript:alert(1)' }],
    }),
  );
  await backend.pull();
  const settings = await backend.read<SiteSettings>('settings.json');
  expect(settings.brand.name).toBe(evil);
  expect(settings.marquee.en).toBe('">');
  expect(settings.contacts).toEqual({});
  expect((await backend.read<Providers>('providers.json')).slot.map(({ slug }) => slug)).toEqual([
    expect.stringMatching(/^etc-passwd-[\da-f]{6}$/),
    expect.stringMatching(/^script-alert-1-script-[\da-f]{6}$/),
  ]);
  expect(await backend.read('help.json')).toEqual({ deposit: { en: '<p>Text</p>"&gt;' } });
  for (const kind of ['form', 'script'])
    expect(backend.warnings).toContain(`left out of texts: ${kind} in help deposit (en)`);
  expect(backend.requests).toContain(
    '/api/v1/game-list?currency_id=1&provider_id=..%2F..%2Fx&page=0',
  );
});

it('makes a photo that an editor has stored inside a text, or leaves it out alone where it is larger than a picture may be', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const photo = await sharp({
    create: { width: 900, height: 700, channels: 3, background: '#000', noise },
  })
    .jpeg({ quality: 92 })
    .toBuffer();
  expect(photo.length).toBeGreaterThan(400_000);
  const content = `<p>One</p><p>Two</p><img src="data:image/jpeg;base64,${photo.toString('base64')}">`;
  backend.answers.set(
    PROMOTION,
    json({ success: true, data: [{ id: 5, promotion_name: 'Bonus', content, language: 'en' }] }),
  );
  const htmlOf = async () => (await backend.read<Promotion[]>('promotions.json'))[0]?.html;

  expect(await backend.pull()).toMatchObject({ warnings: 0, leftOut: [] });
  expect(await htmlOf()).toMatch(
    /^<p>One<\/p><p>Two<\/p><img src="\/media\/[\w-]+\.webp" alt="" width="\d+" height="\d+"/,
  );

  const { leftOut } = await backend.pull({ pictureMaxBytes: photo.length - 1 });
  expect(await htmlOf()).toBe('<p>One</p><p>Two</p>');
  expect(leftOut).toEqual([
    expect.stringMatching(/^picture "data:image\/jpeg;base64,.{17}" in promotion 5$/),
  ]);
});
