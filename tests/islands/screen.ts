import { vi } from 'vitest';

/** jsdom knows no screens, and animates nothing. */
export function onScreen(size: 'phone' | 'large') {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') || size === 'phone' }));
}
