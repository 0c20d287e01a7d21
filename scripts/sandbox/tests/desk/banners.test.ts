import { describe, expect } from 'vitest';
import { picture } from '../fixtures/picture.ts';
import { dataAt, pageAt, post, problemsIn, test } from '../fixtures/site.ts';

const words = {
  'heading-en': 'Light on the river',
  'line-en': 'Every evening',
  'link-en': '/promotion',
  'heading-bd': 'নদীতে আলো',
  'line-bd': '',
  'link-bd': 'https://lamp.example/bd',
};
const fresh = { key: 'form-1', title: 'Lamps float on a river', ...words };

const bannersAt = async (url: string) => (await dataAt(url))['banner'] as { title: string; image: string }[];

describe('a banner at the desk', () => {
  test('is created with its words by language, after all others', async ({ url, site }) => {
    expect((await post(url, '/banners', { ...fresh, picture: await picture(1600, 600) })).status).toBe(303);
    expect((await bannersAt(url)).at(-1)).toEqual({
      image: expect.stringMatching(/^\/media\/uploads\/[\da-f]{32}\.png$/),
      title: 'Lamps float on a river',
      heading: { en: 'Light on the river', bd: 'নদীতে আলো' },
      line: { en: 'Every evening' },
      link: { en: '/promotion', bd: 'https://lamp.example/bd' },
    });
    await post(url, '/banners', { ...fresh, picture: await picture(1600, 600) });
    expect([(await bannersAt(url)).length, site.deliveries.length]).toEqual([3, 1]);
  });

  test('is changed, keeps its picture, and loses the words that were taken out', async ({ url }) => {
    await post(url, '/banners/1', { title: 'Night', ...words });
    expect((await bannersAt(url)).at(-1)).toMatchObject({
      title: 'Night',
      image: '/media/banners/1.webp',
      heading: { en: 'Light on the river' },
    });
    expect(await pageAt(url, '/banners/1')).toContain('value="নদীতে আলো"');
    await post(url, '/banners/1', { title: 'Later' });
    expect((await bannersAt(url)).at(-1)).toEqual({ title: 'Later', image: '/media/banners/1.webp' });
  });

  test('is removed', async ({ url, site }) => {
    await post(url, '/banners/1', { title: 'Night', ...words });
    await post(url, '/banners/1/remove');
    expect((await bannersAt(url)).map(({ title }) => title)).toEqual(['Second drawn, first shown']);
    expect(site.deliveries).toHaveLength(2);
    expect((await post(url, '/banners/1/remove')).status).toBe(404);
  });

  test.for([
    [{ title: '' }, { title: 'The description is empty' }],
    [{ 'heading-en': '' }, { 'heading-en': 'A line or a link needs a title' }],
    [{ 'line-bd': 'x'.repeat(121) }, { 'line-bd': 'The line has 121 characters; at most 120 fit' }],
    ...['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://lamp.example', 'promotion', 'https://a@b.example', '/a b'].map(
      (link) => [{ 'link-bd': link }, { 'link-bd': expect.stringContaining('A page of the site') }],
    ),
  ] as [Record<string, string>, Record<string, unknown>][])(
    'is refused at its fields, with what was typed: %j',
    async ([changes, problems], { url, site }) => {
      const before = await bannersAt(url);
      const answer = await post(url, '/banners', { ...fresh, picture: await picture(1600, 600), ...changes });
      const page = await answer.text();
      expect([answer.status, problemsIn(page)]).toEqual([400, problems]);
      expect(page).toContain('value="নদীতে আলো"');
      expect(page).toMatch(/name="kept" value="\/media\/uploads\//);
      expect([await bannersAt(url), site.deliveries]).toEqual([before, []]);
    },
  );

  test('needs a picture that is wide enough', async ({ url }) => {
    const answer = await post(url, '/banners', { ...fresh, picture: await picture(799, 300) });
    expect(problemsIn(await answer.text())).toEqual({ picture: 'The picture is 799 pixels wide; at least 800 are needed' });
  });
});
