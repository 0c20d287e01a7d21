// @vitest-environment node
import { expect, test, vi } from 'vitest';

const SRC = 'https://www.google.com/recaptcha/api.js';

/** Runs the script in a page. */
async function run(trustedTypes: unknown, src: string): Promise<void> {
  vi.stubGlobal('window', { trustedTypes });
  vi.stubGlobal('CAPTCHA_SRC', src);
  vi.resetModules();
  await import('@/inline/captcha-head');
}

/** The policy's rule for script addresses. */
async function ruleFor(src: string): Promise<(url: string) => string | null> {
  const createPolicy = vi.fn();
  await run({ createPolicy }, src);
  const [name, rules] = createPolicy.mock.calls[0] as [
    string,
    { createScriptURL: (url: string) => string | null },
  ];
  expect([name, Object.keys(rules)]).toEqual(['default', ['createScriptURL']]);
  return rules.createScriptURL;
}

const PARTS = 'https://www.gstatic.com/recaptcha/releases/';

test.each([
  [SRC, SRC],
  [SRC, `${SRC}?render=explicit`],
  [SRC, `${SRC}?hl=bn&a=../b`],
  [SRC, `${PARTS}abc/recaptcha__en.js`],
  [`${SRC}?hl=bn`, `${SRC}?hl=bn&render=explicit`],
  [
    'http://localhost:4400/recaptcha/api.js',
    'http://localhost:4400/recaptcha/api.js?render=explicit',
  ],
])('with the loader at %s it lets %s pass', async (src, url) => {
  expect((await ruleFor(src))(url)).toBe(url);
});

const refused = [
  'https://evil.example/recaptcha/api.js',
  // Scripts of the same folder, with which pages have been taken over.
  'https://www.google.com/recaptcha/about/js/main.min.js',
  'https://www.google.com/recaptcha/api.json',
  'https://www.google.com.evil.example/recaptcha/api.js',
  `${PARTS}../about/x.js`,
  `${PARTS}.\t./about/x.js`,
  `${PARTS}%2e%2e/x.js`,
  `${PARTS}..\\x.js`,
  'javascript:alert(1)',
  '',
];
test.each(refused)('it refuses %s', async (url) => {
  expect((await ruleFor(SRC))(url)).toBeNull();
});

test('it refuses them as well after the methods of texts were replaced', async () => {
  const rule = await ruleFor(SRC);
  for (const name of [
    'startsWith',
    'includes',
    'indexOf',
    'match',
    'at',
    'charAt',
    'slice',
    'split',
  ] as const)
    vi.spyOn(String.prototype, name).mockReturnValue(true as never);
  vi.spyOn(RegExp.prototype, 'test').mockReturnValue(true);
  const answers = refused.map(rule);
  vi.restoreAllMocks();
  expect(answers).toEqual(refused.map(() => null));
});

test('a browser without Trusted Types needs none', async () => {
  await expect(run(undefined, SRC)).resolves.toBeUndefined();
});
