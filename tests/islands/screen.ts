import { vi } from 'vitest';

/** jsdom knows no screens, and animates nothing. */
export function onScreen(size: 'phone' | 'large') {
  const matches = (query: string) =>
    query.includes('reduced-motion') || query.startsWith('not all') === (size === 'phone');
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    addEventListener() {},
    removeEventListener() {},
  }));
}
