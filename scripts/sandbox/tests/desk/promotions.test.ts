import { describe, expect } from 'vitest';
import { picture } from '../fixtures/picture.ts';
import { dataAt, post, problemsIn, test } from '../fixtures/site.ts';

interface Row {
  id: number;
  promotion_name: string;
  image: string;
}

const fresh = { name: 'Boat race', content: '<h2>Row\r\nfast</h2>', language: 'bd' };

const promotionsAt = async (url: string) => (await dataAt(url))['promotion'] as Row[];

describe('a promotion at the desk', () => {
  test('is new on the site', async ({ url, site }) => {
    expect((await post(url, '/promotions', { ...fresh, picture: await picture(640, 360) })).status).toBe(303);
    expect([(await promotionsAt(url)).length, site.deliveries.length]).toEqual([3, 1]);
  });

  test('is changed, and keeps its picture where no other is chosen', async ({ url }) => {
    const before = (await promotionsAt(url)).find(({ id }) => id === 101);
    await post(url, '/promotions/101', { name: 'Welcome back', content: '<p>Again</p>', language: '' });
    const changed = { id: 101, promotion_name: 'Welcome back', content: '<p>Again</p>', language: null, image: before?.image };
    expect(await promotionsAt(url)).toContainEqual(changed);

    await post(url, '/promotions/101', {
      name: 'Welcome back',
      content: '<p>Again</p>',
      language: '',
      picture: await picture(640, 360, 'jpeg'),
    });
    expect((await promotionsAt(url)).find(({ id }) => id === 101)?.image).toMatch(/^\/media\/uploads\/[\da-f]{32}\.jpg$/);
  });

  test.for([
    ['no picture', async (): Promise<Blob | undefined> => undefined, 'Choose a picture'],
    ['words', async () => new Blob(['<svg onload=alert(1)>'], { type: 'image/png' }), 'This file is no JPEG, PNG, WebP or AVIF picture'],
    ['another kind', () => picture(640, 360, 'gif'), 'This file is no JPEG, PNG, WebP or AVIF picture'],
    ['a small one', () => picture(479, 270), 'The picture is 479 pixels wide; at least 480 are needed'],
    ['a wide one', () => picture(8001, 10), 'The picture has 8001 × 10 pixels; at most 8000 on a side are taken'],
    [
      'a heavy one',
      async () => new Blob([new Uint8Array(6 * 1024 * 1024)], { type: 'image/png' }),
      'The picture has 6.0 MB; at most 5.0 MB are taken',
    ],
  ] as const)('is refused with %s', async ([, make, problem], { url }) => {
    const sent = await make();
    const answer = await post(url, '/promotions', { ...fresh, ...(sent && { picture: sent }) });
    expect([answer.status, problemsIn(await answer.text())]).toEqual([400, { picture: problem }]);
  });
});
