import { expect, it } from 'vitest';
import { shareDesign } from '../../../../../src/lib/site/share/design.ts';

const design = { brand: 'Lotus & Co', title: '<b>Bonus</b>', host: 'play.example', theme: 'Green', isTall: false } as const;

it('holds outlines, no text that a font of the machine would draw', async () => {
  const svg = await shareDesign({ ...design, label: 'Promotions', line: 'Once a week' });
  expect(svg).not.toMatch(/<text|font|Bonus|Lotus/);
});

it('changes with what it shows and with the theme, with nothing else', async () => {
  const svg = await shareDesign(design);
  expect(await shareDesign({ ...design })).toBe(svg);
  expect(await shareDesign({ ...design, title: 'Bonus' })).not.toBe(svg);
  expect(await shareDesign({ ...design, theme: 'WhiteGold' })).not.toBe(svg);
});

it.each([
  ['wide', 1600, 400, 472, 118],
  ['tall', 300, 900, 118, 354],
])('keeps the shape of a %s picture', async (_, width, height, drawnWidth, drawnHeight) => {
  const svg = await shareDesign({ ...design, picture: { name: 'abc-720.webp', width, height } });
  expect(svg).toMatch(new RegExp(`<image href="picture:abc-720.webp" x="\\d+" y="\\d+" width="${drawnWidth}" height="${drawnHeight}"`));
});
