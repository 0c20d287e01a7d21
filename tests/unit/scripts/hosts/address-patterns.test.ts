import { expect, test } from 'vitest';
import { CANONICAL, HIDDEN, type Pattern, redirectsWith, WELL_FORMED } from '../../../../scripts/hosts/address-patterns.ts';
import { isHidden, readAddress } from '../../../../scripts/serve/address.ts';

function mapped(target: string, patterns: readonly Pattern[]): string | undefined {
  for (const [pattern, value] of patterns) {
    const found = new RegExp(pattern).exec(target);
    if (found) return value.replace(/\$(\w+)/g, (_text, name: string) => found.groups?.[name] ?? '');
  }
  return undefined;
}

/** What other servers make of a request line, in their order. */
function byPatterns(target: string) {
  if (!new RegExp(WELL_FORMED).test(target)) return { kind: 'malformed' };
  for (const status of [301, 302]) {
    const to = mapped(target, redirectsWith(status));
    if (to) return { kind: 'moved', status, to };
  }
  const path = target.replace(/\?.*/s, '');
  if (new RegExp(HIDDEN).test(path)) return { kind: 'path', path };
  const to = mapped(target, CANONICAL);
  return to ? { kind: 'moved', status: 308, to } : { kind: 'path', path };
}

const PARTS = (
  '/ / / /slots /en /bd /index /index.html /404 .html .br .GZ . .. ? ?a=/b/ /.well-known /change-password % %2 %zz %2e %2E %2f %5C %00 ' +
  '%0a %7f %20 %e0%a6%86 %E0%80%80 %ed%a0%80 %c0%ae %c3%a9 %f0%9f%8e%b0 %f5%80%80%80 %ff é \\ " < | ~ * : ; _headers _redirects a $&'
).split(' ');

/** The same numbers every time. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

test('the patterns for other servers read an address as our own server does', () => {
  const next = numbers(20_261_121);
  for (let count = 0; count < 20_000; count += 1) {
    const pieces = Array.from({ length: 1 + Math.floor(next() * 5) }, () => PARTS[Math.floor(next() * PARTS.length)]);
    const target = `/${pieces.join('')}`;
    expect([target, byPatterns(target)]).toEqual([target, readAddress(target)]);
  }
});

test.each(['/_headers', '/_REDIRECTS', '/slots.html.br', '/a.GZ'])('%s is not for readers', (path) => {
  expect(isHidden(path)).toBe(true);
});
