import type { Command } from 'opentype.js';
import { tenth } from '../canvas/geometry.ts';
import { type FontName, font } from './fonts.ts';

/** A line of letters as one outline; it starts at 0,0 on its baseline, and `left` … `bottom` are where its ink lies. */
export interface Line {
  commands: readonly Command[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export type Warp = (x: number, y: number) => readonly [x: number, y: number];

/** Sets one line at a size; `tracking` is the space between letters in thousandths of the size. */
export function setLine(text: string, fontName: FontName, size: number, tracking = 0): Line {
  const face = font(fontName);
  const scale = size / face.unitsPerEm;
  const commands: Command[] = [];
  let x = 0;
  const glyphs = [...text].map((letter) => face.charToGlyph(letter));
  glyphs.forEach((glyph, index) => {
    commands.push(...glyph.getPath(x, 0, size).commands);
    const next = glyphs[index + 1];
    const kerning = next ? face.getKerningValue(glyph, next) || 0 : 0;
    x += ((glyph.advanceWidth ?? 0) + kerning) * scale + (tracking * size) / 1000;
  });
  const ends = commands.filter(({ type }) => type !== 'Z');
  return {
    commands,
    left: Math.min(...ends.map((end) => end.x)),
    right: Math.max(...ends.map((end) => end.x)),
    top: Math.min(...ends.map((end) => end.y)),
    bottom: Math.max(...ends.map((end) => end.y)),
  };
}

/** Path data of an outline, each point moved by the warp. */
export function pathOf(commands: readonly Command[], warp: Warp): string {
  const point = (x: number, y: number) => warp(x, y).map(tenth).join(' ');
  return commands
    .map(({ type, x, y, x1 = 0, y1 = 0, x2 = 0, y2 = 0 }) => {
      if (type === 'Z') return 'Z';
      if (type === 'C') return `C${point(x1, y1)} ${point(x2, y2)} ${point(x, y)}`;
      if (type === 'Q') return `Q${point(x1, y1)} ${point(x, y)}`;
      return type + point(x, y);
    })
    .join('');
}
