import { expect, test, vi } from 'vitest';
import { takeScriptPolicy } from '../../../../../src/lib/browser/captcha/script-policy.ts';

const SRC = 'https://www.google.com/recaptcha/api.js';

/** Runs the script in a page, and gives the policy's rule for script addresses. */
function ruleFor(src: string): (url: string) => string | null {
  const createPolicy = vi.fn();
  takeScriptPolicy({ trustedTypes: { createPolicy } }, src);
  const [name, rules] = createPolicy.mock.calls[0] as [string, { createScriptURL: (url: string) => string | null }];
  expect(name).toBe('default');
  expect(Object.keys(rules)).toEqual(['createScriptURL']);
  return rules.createScriptURL;
}

const PARTS = 'https://www.gstatic.com/recaptcha/releases/';

test.each([
  [SRC, SRC],
  [SRC, `${SRC}?render=explicit`],
  [SRC, `${SRC}?hl=bn&a=../b`],
  [SRC, `${PARTS}abc/recaptcha__en.js`],
  [`${SRC}?hl=bn`, `${SRC}?hl=bn&render=explicit`],
  ['http://localhost:4400/recaptcha/api.js', 'http://localhost:4400/recaptcha/api.js?render=explicit'],
])('with the loader at %s it lets %s pass', (src, url) => {
  expect(ruleFor(src)(url)).toBe(url);
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
test.each(refused)('it refuses %s', (url) => {
  expect(ruleFor(SRC)(url)).toBeNull();
});

test('it refuses them as well after the methods of texts were replaced', () => {
  const rule = ruleFor(SRC);
  for (const name of ['startsWith', 'includes', 'indexOf', 'match', 'at', 'charAt', 'slice', 'split'] as const)
    vi.spyOn(String.prototype, name).mockReturnValue(true as never);
  vi.spyOn(RegExp.prototype, 'test').mockReturnValue(true);
  const answers = refused.map(rule);
  vi.restoreAllMocks();
  expect(answers).toEqual(refused.map(() => null));
});

test('a browser without Trusted Types needs none', () => {
  takeScriptPolicy({}, SRC);
});
