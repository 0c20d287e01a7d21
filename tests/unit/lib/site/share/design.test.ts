import { expect, it } from 'vitest';
import { shareDesign } from '../../../../../src/lib/site/share/design.ts';

const design = { brand: 'Lotus & Co', title: '<b>Bonus</b>', host: 'play.example', theme: 'Green', isTall: false } as const;

it('holds outlines, no text that a font of the machine would draw', async () => {
  const { svg } = await shareDesign({ ...design, label: 'Promotions', line: 'Once a week' });
  expect(svg).not.toMatch(/<text|font|Bonus|Lotus/);
});

it('changes with what it shows and with the theme, with nothing else', async () => {
  const drawing = await shareDesign(design);
  expect(await shareDesign({ ...design })).toEqual(drawing);
  expect(await shareDesign({ ...design, title: 'Bonus' })).not.toEqual(drawing);
  expect(await shareDesign({ ...design, theme: 'WhiteGold' })).not.toEqual(drawing);
});

it.each([
  ['wide', 1600, 400, 472, 118],
  ['tall', 300, 900, 118, 354],
])('keeps the shape of a %s picture, which lies inside the line around its card', async (_, width, height, drawnWidth, drawnHeight) => {
  const icon = { name: 'mark-180.png', width: 180, height: 180 };
  const { svg, pictures } = await shareDesign({ ...design, icon, picture: { name: 'abc-720.webp', width, height } });
  const [, x, y] = new RegExp(`<rect x="(\\d+)" y="(\\d+)" width="${drawnWidth}" height="${drawnHeight}"`).exec(svg) ?? [];
  expect(pictures).toEqual([
    // The mark of the site, which is on all of them.
    { name: 'mark-180.png', left: 72, top: 52, width: 52, height: 52, radius: 0 },
    {
      ...{ name: 'abc-720.webp', left: Number(x) + 1, top: Number(y) + 1, width: drawnWidth - 2, height: drawnHeight - 2 },
      radius: 21,
    },
  ]);
});
