import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { smallContent } from '../fixtures/small-business.ts';
import { test } from '../fixtures/test.ts';

describe('a picture', () => {
  test('is sent with its type, size and age, and not again while unchanged', async ({ start }) => {
    const { url } = await start();
    const address = `${url}/media/games/rain-1.webp`;

    const first = await fetch(address);
    const tag = first.headers.get('etag') ?? '';
    const unchanged = await fetch(address, { headers: { 'if-none-match': tag } });
    const other = await fetch(address, { headers: { 'if-none-match': '"another"' } });

    expect(first.status).toBe(200);
    expect(await first.text()).toBe('drawn games/rain-1.webp');
    expect(first.headers.get('content-type')).toBe('image/webp');
    expect(first.headers.get('content-length')).toBe('23');
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(tag).toMatch(/^"\w+"$/);
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get('etag')).toBe(tag);
    expect(unchanged.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(other.status).toBe(200);
  });

  test('is asked for by HEAD without a body', async ({ start }) => {
    const { url } = await start();

    const response = await fetch(`${url}/media/games/rain-1.webp`, { method: 'HEAD' });

    expect(response.headers.get('content-length')).toBe('23');
    expect(await response.text()).toBe('');
  });

  test('may have any name', async ({ start }) => {
    const { url } = await start();

    const response = await fetch(`${url}/media/games/${encodeURIComponent('A/B 100% & Ко')}.webp`);

    expect(await response.text()).toBe('drawn games/A/B 100% & Ко.webp');
  });

  test.for([
    'partners/nobody.webp',
    'games/rain-1.gif',
    'games/rain-1',
    '',
    'games/%2e%2e%2f%2e%2e%2f%2e%2e%2fsandbox.db',
    'games/%00.webp',
    'games/%ff.webp',
    `games/${'x'.repeat(300)}.webp`,
  ])('is not there: %s', async (path, { start }) => {
    const { url } = await start();

    const response = await fetch(`${url}/media/${path}`);

    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ success: false, message: 'Not found' });
  });

  test('is kept in its folder, however its name climbs', async ({ start, folder }) => {
    const { url } = await start();

    await fetch(`${url}/media/games/..%2f..%2f..%2f..%2fclimbed.webp`);

    expect(readdirSync(join(folder, 'media', 'first'))).toEqual(['games%2F..%2F..%2F..%2F..%2Fclimbed.webp']);
  });

  test('is drawn once, however many ask at the same time or later', async ({ start }) => {
    const drawn: string[] = [];
    const draw: typeof smallContent.draw = async (path) => {
      drawn.push(path);
      await new Promise((resolve) => setTimeout(resolve, 20));
      return smallContent.draw(path);
    };
    const first = await start({}, { draw });
    const address = '/media/games/rain-1.webp';

    await Promise.all([1, 2, 3].map(() => fetch(first.url + address)));
    await first.close();
    const second = await start({}, { draw });
    const later = await fetch(second.url + address);

    expect(await later.text()).toBe('drawn games/rain-1.webp');
    expect(drawn).toEqual(['games/rain-1.webp']);
  });

  test('is drawn anew by another edition of the drawing code, and the old one goes', async ({ start, folder }) => {
    const address = '/media/games/rain-1.webp';
    const first = await start();
    await fetch(first.url + address);
    await first.close();
    const draw = async () => ({ body: Buffer.from('finer'), type: 'image/webp' as const });

    const second = await start({}, { draw, drawingEdition: 'second' });

    expect(await (await fetch(second.url + address)).text()).toBe('finer');
    expect(readdirSync(join(folder, 'media'))).toEqual(['second']);
  });

  test('can be shared by sandboxes, even of two editions', async ({ start, folder }) => {
    const pictures = join(folder, 'shared');
    const address = '/media/games/rain-1.webp';
    const neverAgain = { draw: () => Promise.reject(new Error('drawn again')) };

    const first = await start({ folder: join(folder, 'one'), pictures });
    await fetch(first.url + address);
    const second = await start({ folder: join(folder, 'two'), pictures }, neverAgain);
    expect((await fetch(second.url + address)).status).toBe(200);

    await start({ folder: join(folder, 'three'), pictures }, { drawingEdition: 'second' });
    expect((await fetch(first.url + address)).status).toBe(200);
  });
});
