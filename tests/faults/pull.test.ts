import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Answer,
  BANK,
  type Backend,
  bytes,
  games,
  good,
  goodInit,
  INIT,
  json,
  PROMOTION,
  startBackend,
} from './pull-backend.ts';

let backend: Backend;
beforeEach(async () => {
  backend = await startBackend();
});

const GHAT_BANK = good([{ bank_id: 4, bank_name: 'Ghat Bank' }]);
const noAnswer: Answer = () => undefined;
const countRequests = (path: string) =>
  backend.requests.filter((request) => request.startsWith(path)).length;

it('a good backend gives the same bytes again, with and without the cache', async () => {
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

it('a good backend gets one request for each picture and use, and a conditional one on the second pull', async () => {
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

it('a good backend gets a request for banks only if the settings have none', async () => {
  await backend.pull();
  expect(countRequests(BANK)).toBe(0);
  backend.answerInit({ bank: null });
  backend.answers.set(BANK, GHAT_BANK);
  await backend.pull();
  expect((await backend.settings()).banks).toEqual([{ id: '4', name: 'Ghat Bank' }]);
});

describe('providers that are not slots', () => {
  beforeEach(() => {
    const slot = [{ provider_id: 1, provider_name: 'One' }];
    const casino = [{ provider_id: 7, provider_name: 'Ghat' }];
    backend.answerInit({ provider: { slot, live_casino: casino } });
  });
  const gamesOfCasino = async () =>
    (await backend.games()).find(({ providerId }) => providerId === '7')?.games;

  it('have their first games read too, for the search', async () => {
    backend.answers.set(games(7), good([{ game_name: 'Teen Patti', game_code: 't-1' }]));
    expect(await backend.pull()).toMatchObject({ warnings: 0 });
    expect(await gamesOfCasino()).toMatchObject([
      { name: 'Teen Patti', providerId: '7', providerName: 'Ghat' },
    ]);
  });

  it('may have no list, without a warning', async () => {
    backend.answers.set(games(7), json({ success: false }));
    expect(await backend.pull()).toMatchObject({ warnings: 0 });
    expect(await gamesOfCasino()).toEqual([]);
    expect((await backend.pull()).kept).toEqual([]);
  });
});

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
  ['empty data', good({}), /init.data: expected site settings/],
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
])(
  'settings that cannot be loaded (%s) fail the pull and leave the last snapshot as it was',
  async (_name, answer, message) => {
    await backend.pull();
    const before = await backend.snapshot();
    backend.answers.set(INIT, answer);
    await expect(backend.pull({ retryDelaysMs: [] })).rejects.toMatchObject({
      name: 'CommandError',
      message: expect.stringMatching(message),
    });
    expect(await backend.snapshot()).toEqual(before);
    expect(before).toBeDefined();
  },
);

it('writes nothing at all when there was no snapshot', async () => {
  backend.answers.set(INIT, json({}, 500));
  await expect(backend.pull()).rejects.toThrow('could not be read');
  expect(await backend.snapshot()).toBeUndefined();
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
    countRequests(INIT) < 3 ? request.socket.destroy() : good(goodInit())(request, reply),
  );
  expect(await backend.pull()).toMatchObject({ warnings: 0 });
});

const GAMES = 'game-list[provider_id=2]';
const LISTS = {
  promotion: ['promotions', PROMOTION],
  bank: ['banks', BANK],
  [GAMES]: ['games', games(2)],
} as const;
it.each<[keyof typeof LISTS, string, Answer]>([
  ['promotion', ': the server answered 500', json({}, 500)],
  ['promotion', '.success: expected true, got false', json({ success: false })],
  ['promotion', '.data: expected a list, got', json({ message: 'Service busy' })],
  ['promotion', '.data: no row can be read', good([{ nothing: 'known' }])],
  ['bank', ': the server answered 500', json({}, 500)],
  [GAMES, ': the server answered 500', json({}, 500)],
  [GAMES, '.error: expected nothing, got', json({ error: ['Is being repaired'], data: [] })],
])('%s%s: the last good one stays until it is read again', async (list, problem, answer) => {
  const [what, path] = LISTS[list];
  backend.answerInit({ bank: null });
  backend.answers.set(BANK, GHAT_BANK);
  expect(await backend.pull()).toMatchObject({ kept: [] });
  const before = await backend.snapshot();
  backend.answers.set(path, answer);
  const pulled = await backend.pull({ retryDelaysMs: [] });
  expect(pulled).toMatchObject({ changed: false, kept: [list] });
  expect(await backend.snapshot()).toEqual(before);
  const warning = backend.warnings.at(-1);
  expect(warning).toContain(list + problem);
  expect(warning).toContain(`; the ${what} of the last good snapshot are used`);
  backend.answers.delete(path);
  expect(await backend.pull()).toMatchObject({ kept: [] });
});

it('promotions, before there is any snapshot: those of the settings are used', async () => {
  backend.answers.set(PROMOTION, json({}, 500));
  await backend.pull({ retryDelaysMs: [] });
  expect(await backend.promotions()).toMatchObject([{ name: 'From init' }]);
  expect(backend.warnings).toContain(
    'promotion: the server answered 500; there are no earlier promotions',
  );
});

it('promotions that are null are none', async () => {
  backend.answers.set(PROMOTION, good(null));
  expect(await backend.pull()).toMatchObject({ warnings: 0, promotions: 0 });
});

it.each([
  ['a game list', games(2), games(1), { game_name: 'Abroad' }],
  ['promotions', PROMOTION, PROMOTION, { id: 1, promotion_name: 'Abroad' }],
])(
  '%s: hosts of pictures stay allowed, which later pages may need',
  async (_list, failing, path, row) => {
    const origins = async () => (await backend.settings()).pictureOrigins;
    backend.answers.set(path, good([{ ...row, image: 'https://cdn.invalid/a.webp' }]));
    await backend.pull();
    backend.answers.delete(path);
    backend.answers.set(failing, json({}, 500));
    await backend.pull();
    expect(await origins()).toEqual(['https://cdn.invalid']);
    backend.answers.delete(failing);
    await backend.pull();
    expect(await origins()).toEqual([]);
  },
);

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
  expect((await backend.games())[1]).toEqual({
    providerId: '2',
    games: [],
    total: 0,
    pageSize: 1,
  });
});

it('every optional list null: an empty but complete site', async () => {
  const nothing = Object.fromEntries(Object.keys(goodInit()).map((key) => [key, null]));
  backend.answerInit({ ...nothing, theme: 'Green', marquee: {} });
  expect(await backend.pull()).toMatchObject({ warnings: 0, providers: 0 });
  expect(await backend.settings()).toMatchObject({
    brand: {
      name: 'SOLUTIONS',
      description: { en: 'Best Trusted Online Casino in Bangladesh 2024' },
    },
    banners: [],
    seo: [],
    contacts: {},
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
  backend.answers.set(PROMOTION, good(rows));
  await backend.pull();
  const seen = {
    banks: 1,
    'brand names': 1,
    'brand logos': 1,
    'rows of banners': 1,
    'lists of contacts': 1,
    'rows of hot games': 1,
    'providers with games': 2,
  };
  expect(await backend.counts()).toMatchObject({
    ...seen,
    'slot providers': 2,
    'promotions in en': 2,
    'promotions in bd': 1,
    'help texts "deposit" in en': 1,
  });
  const nothing = { banner: [], contact_us: [], hot_game: [], bank: [] };
  backend.answerInit({ ...nothing, brand_name: null, brand_logo: null });
  backend.answers.set('/api/v1/game-list', good([]));
  await backend.pull();
  expect(await backend.counts()).toMatchObject(
    Object.fromEntries(Object.keys(seen).map((name) => [name, 0])),
  );
});

it('leaves out bad rows and nothing else, and says where they were', async () => {
  backend.answerInit({
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
  });
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
  const settings = await backend.settings();
  expect(settings.seo).toEqual([{ path: '/slots', title: '5' }]);
  expect(settings.hotGames).toEqual([{ name: 'Lobby', providerId: '1', providerName: 'One' }]);
  expect(settings.theme).toBe('Green');
  expect(await backend.slots()).toMatchObject([{ slug: 'One' }]);
  expect((await backend.promotions()).map(({ slug }) => slug)).toEqual([
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
  backend.answerInit({
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
  });
  await backend.pull();
  const settings = await backend.settings();
  expect(settings.brand.name).toBe(evil);
  expect(settings.marquee.en).toBe('">');
  expect(settings.contacts).toEqual({});
  expect((await backend.slots()).map(({ slug }) => slug)).toEqual([
    expect.stringMatching(/^etc-passwd-[\da-f]{6}$/),
    expect.stringMatching(/^script-alert-1-script-[\da-f]{6}$/),
  ]);
  expect(await backend.help()).toEqual({ deposit: { en: '<p>Text</p>"&gt;' } });
  for (const kind of ['form', 'script'])
    expect(backend.warnings).toContain(`left out of texts: ${kind} in help deposit (en)`);
  expect(backend.requests).toContain(games('..%2F..%2Fx'));
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
  backend.answers.set(PROMOTION, good([{ id: 5, promotion_name: 'Bonus', content }]));
  const htmlOf = async () => (await backend.promotions())[0]?.html;

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
