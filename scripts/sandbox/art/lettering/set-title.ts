import type { FontName } from './fonts.ts';
import { type Line, pathOf, setLine } from './outline.ts';

export interface Place {
  /** Middle of the place and its size; the ink never leaves it. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface TitleStyle {
  font: FontName;
  /** Thousandths of the size between letters. */
  tracking?: number;
  /** How high the middle of the title rises over its ends, as a share of its width. */
  arc?: number;
  /** Space between lines as a share of their height. */
  leading?: number;
  /** Left edges in line, for banners; otherwise lines are centred. */
  left?: boolean;
}

export interface Title {
  path: string;
  /** Height of the tallest line: what shadows and outlines are measured by. */
  size: number;
  /** Where the ink lies. */
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const TRIAL = 100;

/** Marks a space that is shown only where a line breaks. */
export const SOFT = '\u200b';

/** Breaks a title into lines and sets them as large as their place allows. */
export function setTitle(text: string, place: Place, style: TitleStyle): Title {
  const settings = breaks(text.split(' ')).map((lines) => arranged(lines.map(joined), place, style));
  return settings.reduce((best, next) => (next.worth > best.worth ? next : best)).title;
}

function arranged(texts: readonly string[], place: Place, style: TitleStyle): { title: Title; worth: number } {
  const trial = texts.map((text) => setLine(text, style.font, TRIAL, style.tracking));
  const widest = Math.max(...trial.map(width));
  // A short line may be set larger than a long one, to fill the width.
  const scales = trial.map((line) => Math.min(widest / width(line), 1.35));
  const gap = style.leading ?? 0.2;
  const heights = trial.map((line, index) => (line.bottom - line.top) * (scales[index] ?? 1));
  const rise = (style.arc ?? 0) * widest;
  const tall = heights.reduce((sum, height) => sum + height, 0) + gap * TRIAL * 0.7 * (texts.length - 1) + Math.abs(rise);
  const fit = Math.min(place.width / widest, place.height / tall);
  const total = tall * fit;

  let y = place.y - total / 2 + Math.max(0, rise * fit);
  const bound = { left: place.x + place.width, right: place.x - place.width, bottom: y };
  const paths = trial.map((line, index) => {
    const scale = fit * (scales[index] ?? 1);
    const start = style.left ? place.x - place.width / 2 : place.x - (width(line) * scale) / 2;
    const base = y - line.top * scale;
    y += (line.bottom - line.top) * scale + gap * TRIAL * 0.7 * fit;
    bound.left = Math.min(bound.left, start);
    bound.right = Math.max(bound.right, start + width(line) * scale);
    bound.bottom = base + line.bottom * scale;
    return pathOf(line.commands, (px, py) => {
      const x = start + (px - line.left) * scale;
      const off = (x - place.x) / ((widest * fit) / 2);
      return [x, base + py * scale - rise * fit * (1 - off * off)];
    });
  });
  const smallest = Math.min(...trial.map((_, index) => fit * (scales[index] ?? 1)));
  const size = Math.max(...heights) * fit;
  return { title: { path: paths.join(''), size, top: place.y - total / 2, ...bound }, worth: smallest * (1 - 0.04 * texts.length) };
}

function joined(line: string): string {
  return line.replaceAll(`${SOFT} `, '').replaceAll(SOFT, '');
}

function width(line: Line): number {
  return line.right - line.left;
}

/** Every way to break so many words into at most three lines. */
function breaks(words: readonly string[]): string[][] {
  const all: string[][] = [[words.join(' ')]];
  for (let first = 1; first < words.length; first++) {
    const head = words.slice(0, first).join(' ');
    all.push([head, words.slice(first).join(' ')]);
    for (let second = first + 1; second < words.length; second++) {
      all.push([head, words.slice(first, second).join(' '), words.slice(second).join(' ')]);
    }
  }
  return all;
}
