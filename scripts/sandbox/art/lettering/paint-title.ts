import { type Colour, hex, toned } from '../canvas/colour.ts';
import { tenth } from '../canvas/geometry.ts';
import { repeat } from '../canvas/random.ts';
import type { Sheet } from '../canvas/sheet.ts';
import type { Title } from './set-title.ts';

/** How letters are finished. */
export type Finish = 'gilded' | 'carved' | 'neon' | 'stitched' | 'flat';

export interface TitleColours {
  face: Colour;
  /** The lower half of a gilded face. */
  foot?: Colour;
  edge: Colour;
  /** The block that stands behind the letters. */
  block?: Colour;
}

export function paintTitle(sheet: Sheet, title: Title, finish: Finish, colours: TitleColours): string {
  const shape = sheet.stamp(`<path d="${title.path}"/>`);
  const draw = (attributes: string, x = 0, y = 0) => `<use href="${shape}" x="${tenth(x)}" y="${tenth(y)}" ${attributes}/>`;
  const line = (colour: string, width: number) =>
    `fill="${colour}" stroke="${colour}" stroke-width="${tenth(width)}" stroke-linejoin="round"`;
  const { size } = title;
  const edge = hex(colours.edge);

  if (finish === 'gilded') {
    const { face, foot = toned(face, -0.16) } = colours;
    const stops = [
      [0, toned(face, 0.1)],
      [0.46, face],
      [0.5, foot],
      [0.72, toned(face, 0.02)],
      [1, toned(foot, -0.06)],
    ] as const;
    const depth = Math.max(4, size * 0.11);
    const block = line(hex(colours.block ?? toned(foot, -0.3)), size * 0.13);
    return (
      draw(`${line('#000', size * 0.2)} opacity=".28"`, 0, depth * 1.7) +
      repeat(5, (index) => draw(block, 0, depth - (index * depth) / 5)) +
      draw(line(edge, size * 0.12)) +
      draw(`fill="${sheet.linear(stops)}" stroke="${hex(toned(face, 0.14))}" stroke-width="${tenth(size * 0.018)}"`)
    );
  }
  if (finish === 'carved') {
    return (
      draw(`${line(edge, size * 0.1)}`) +
      draw(`fill="${hex(toned(colours.face, -0.3))}"`, 0, size * 0.05) +
      draw(`fill="${hex(toned(colours.face, 0.12))}"`, 0, -size * 0.018) +
      draw(
        `fill="${sheet.linear([
          [0, toned(colours.face, 0.05)],
          [1, toned(colours.face, -0.05)],
        ])}"`,
      )
    );
  }
  if (finish === 'neon') {
    const glow = (width: number, opacity: number) => `${line(hex(colours.face), size * width)} fill-opacity="0" opacity="${opacity}"`;
    return (
      draw(line(edge, size * 0.3)) +
      draw(glow(0.34, 0.12)) +
      draw(glow(0.22, 0.18)) +
      draw(glow(0.12, 0.4)) +
      draw(
        `fill="${sheet.linear([
          [0, '#fff'],
          [1, toned(colours.face, 0.16)],
        ])}" stroke="${hex(colours.face)}" stroke-width="${tenth(size * 0.035)}"`,
      )
    );
  }
  if (finish === 'stitched') {
    const thread = `fill="none" stroke="${hex(toned(colours.face, 0.26))}" stroke-width="${tenth(Math.max(1.6, size * 0.026))}" stroke-dasharray="${tenth(size * 0.09)} ${tenth(size * 0.07)}"`;
    return draw(line(edge, size * 0.24)) + draw(line(hex(colours.face), size * 0.05)) + draw(`${thread} opacity=".8"`);
  }
  const depth = Math.max(3, size * 0.09);
  const block = line(hex(colours.block ?? colours.edge), size * 0.07);
  return (
    repeat(5, (index) => draw(block, depth - (index * depth) / 5, depth - (index * depth) / 5)) +
    draw(line(edge, size * 0.07)) +
    draw(`fill="${hex(colours.face)}"`)
  );
}
