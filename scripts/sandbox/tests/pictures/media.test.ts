import { describe, expect } from 'vitest';
import { test } from '../fixtures/test.ts';

describe('a picture', () => {
  test('is sent with its type, size and age, and not again while unchanged', async ({ start }) => {
    const address = `${(await start()).url}/media/games/neon-tiger.webp`;

    const first = await fetch(address);
    const tag = first.headers.get('etag') ?? '';
    const unchanged = await fetch(address, { headers: { 'if-none-match': tag } });

    expect(first.headers.get('content-type')).toBe('image/webp');
    expect(first.headers.get('content-length')).toBe(String((await first.arrayBuffer()).byteLength));
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test.for([
    'partners/nobody.webp',
    'games/neon-tiger',
    'games',
    '',
    '..%2fsettings.json',
    'games/..%2f..%2fsettings.json',
    'games/%00.webp',
    'games/%ff.webp',
  ])('is not there: %s', async (path, { start }) => {
    const response = await fetch(`${(await start()).url}/media/${path}`);

    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ success: false, message: 'Not found' });
  });
});
