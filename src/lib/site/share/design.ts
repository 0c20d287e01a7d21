import type { Theme } from '../../config.ts';
import { themeHex } from '../theme-colours.ts';
import { type FittedText, fitText } from './fit-text.ts';
import { EM } from './fonts.ts';

export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** A picture of the snapshot in its own size. */
export interface ShownPicture {
  name: string;
  width: number;
  height: number;
}

/** A picture that is laid over the drawing, in the size in which it is shown: that is a third of the work of one inside of it. */
export interface PlacedPicture extends ShownPicture {
  left: number;
  top: number;
  /** Of its round corners. */
  radius: number;
}

export interface ShareDrawing {
  svg: string;
  pictures: PlacedPicture[];
}

interface Design {
  brand: string;
  /** What kind of page it is: Promotions, Help. */
  label?: string | undefined;
  title: string;
  line?: string | undefined;
  /** The site's host name. */
  host: string;
  theme: Theme;
  /** Lines of Bengali need more height. */
  isTall: boolean;
  icon?: ShownPicture | undefined;
  picture?: ShownPicture | undefined;
}

const EDGE = 72;
const CARD = { width: 472, height: 354, x: 656, y: 128, radius: 22 };
/** Of the line around the card, half of which is inside. */
const LINE = 2;
const ICON = { left: EDGE, top: 52, width: 52, height: 52 };

/** The lines of a text, its first baseline at `y`. */
function textAt({ size, lines }: FittedText, x: number, y: number, lineHeight: number, colour: string): string {
  const scale = size / EM;
  return lines
    .map(
      ({ paths }, index) =>
        `<g fill="${colour}" transform="translate(${x} ${y + index * size * lineHeight}) scale(${scale} ${-scale})">${paths}</g>`,
    )
    .join('');
}

const wave = (y: number, width: number, opacity: number) =>
  `<path d="M0 ${y}${Array.from({ length: 12 }, () => 'q25-11 50 0t50 0').join('')}" fill="none" stroke="currentColor" stroke-width="${width}" opacity="${opacity}"/>`;

const lamp = (x: number, y: number, size: number, flame: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><circle r="46" fill="url(#glow)"/><path d="M0-20c7 9 8 14 0 20c-8-6-7-11 0-20z" fill="${flame}"/><path d="M-15 1h30c-2 9-8 12-15 12s-13-3-15-12z" fill="#b5562b"/></g>`;

const petals = [-64, -40, -18, 18, 40, 64].map(
  (turn) => `<path d="M72 66c-9-8-11-26 0-42 11 16 9 34 0 42z" transform="rotate(${turn} 72 66)" fill="currentColor" fill-opacity=".1"/>`,
);
/** The water lily of the site's empty pages (islands/ui/WaterLily.tsx). */
const lily = (colour: string, gold: string) =>
  `<g transform="translate(642 196) scale(3.9)" fill="none" stroke="${colour}" color="${colour}" stroke-width="1.2" stroke-linejoin="round">${petals.join('')}<path d="M72 66c-8-8-9-27 0-46 9 19 8 38 0 46z" stroke="${gold}" fill="${gold}" fill-opacity=".25"/></g>`;

/** The frame of all pictures: a sky with jamdani weave, the river with its lamps, and a woven border. */
function scenery(theme: Theme, hasPicture: boolean): string {
  const colour = (name: string) => themeHex(theme, name);
  const [accent, gold, flame] = [colour('accent'), colour('gold'), colour('primary')];
  const diamonds = Array.from({ length: 51 }, (_, index) => `M${index * 24} 608l8 9-8 9-8-9z`).join('');
  return `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${colour('canvas')}"/><stop offset="1" stop-color="${colour('raised')}"/></linearGradient>
<radialGradient id="glow"><stop stop-color="#ffcf6b" stop-opacity=".55"/><stop offset="1" stop-color="#ffcf6b" stop-opacity="0"/></radialGradient>
<pattern id="weave" width="64" height="64" patternUnits="userSpaceOnUse"><path d="M32 6l8 10-8 10-8-10zM0 38l8 10-8 10zM64 38l-8 10 8 10zM32 44l3 4-3 4-3-4zM0 12l3 4-3 4zM64 12l-3 4 3 4z" fill="${gold}"/><path d="M16 28l4 4-4 4-4-4zM48 28l4 4-4 4-4-4z" fill="${gold}" opacity=".5"/></pattern></defs>
<rect width="1200" height="630" fill="url(#sky)"/><rect width="1200" height="630" fill="url(#weave)" opacity=".055"/>
<g color="${accent}">${wave(552, 3, 0.5)}${wave(572, 2, 0.32)}${wave(590, 2, 0.2)}</g>
${hasPicture ? '' : lily(accent, gold)}
${lamp(704, 540, 0.8, flame)}${lamp(838, 556, 1.1, flame)}${lamp(966, 536, 0.7, flame)}${lamp(1084, 552, 1, flame)}
<path d="${diamonds}" fill="${gold}"/>`;
}

/** The picture on its card: what is drawn below and around it, and where it lies. */
function card({ name, ...size }: ShownPicture, theme: Theme): { svg: string; placed: PlacedPicture } {
  const scale = Math.min(CARD.width / size.width, CARD.height / size.height);
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const [left, top] = [CARD.x + CARD.width - width, Math.round(CARD.y + (CARD.height - height) / 2)];
  const rect = `x="${left}" y="${top}" width="${width}" height="${height}" rx="${CARD.radius}"`;
  const inside = LINE / 2;
  return {
    svg: `<rect ${rect} fill="${themeHex(theme, 'surface')}" stroke="${themeHex(theme, 'line')}" stroke-width="${LINE}"/>`,
    placed: {
      ...{ name, left: left + inside, top: top + inside, width: width - LINE, height: height - LINE },
      radius: CARD.radius - inside,
    },
  };
}

/** A share picture as SVG and the pictures on it. Texts are outlines, so that no font of the machine is asked for. */
export async function shareDesign(design: Design): Promise<ShareDrawing> {
  const { theme, isTall, icon, picture } = design;
  const colour = (name: string) => themeHex(theme, name);
  const width = picture ? CARD.x - EDGE - 40 : 600;
  const lineHeight = isTall ? 1.36 : 1.16;
  const small = { maxLines: 1, weight: 500 } as const;
  const [brand, label, title, line, host] = await Promise.all([
    fitText(design.brand, { width: 620, maxLines: 1, sizes: [40, 34, 28], weight: 700 }),
    fitText(design.label ?? '', { ...small, width, sizes: [30, 26] }),
    fitText(design.title, { width, maxLines: picture ? 4 : 3, sizes: [76, 68, 60, 54, 48, 42], weight: 700 }),
    fitText(design.line ?? '', { width, maxLines: 3, sizes: [30, 27], weight: 500 }),
    fitText(design.host, { ...small, width: 560, sizes: [26] }),
  ]);
  const heights = [
    label.lines.length > 0 ? label.size * 1.9 : 0,
    title.lines.length * title.size * lineHeight,
    line.lines.length > 0 ? line.size * 0.5 + line.lines.length * line.size * 1.4 : 0,
  ];
  const [labelHeight = 0, titleHeight = 0] = heights;
  const top = Math.max(150, 318 - heights.reduce((sum, height) => sum + height) / 2);
  const first = top + labelHeight + title.size * (isTall ? 0.98 : 0.84);
  const brandX = icon ? EDGE + 68 : EDGE + 46;
  const mark = icon ? '' : `<path d="M${EDGE + 14} 58l14 20-14 20-14-20z" fill="${colour('gold')}"/>`;
  const shown = picture && card(picture, theme);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">${scenery(theme, Boolean(picture))}${shown?.svg ?? ''}
${mark}${textAt(brand, brandX, 92, 1, colour('text'))}
${textAt(label, EDGE, top + label.size * 0.9, 1, colour('accent'))}
${textAt(title, EDGE, first, lineHeight, colour('text'))}
${textAt(line, EDGE, top + labelHeight + titleHeight + line.size * 1.4, isTall ? 1.45 : 1.35, colour('muted'))}
${textAt(host, EDGE, 540, 1, colour('gold'))}</svg>`;
  return { svg, pictures: [...(icon ? [{ name: icon.name, ...ICON, radius: 0 }] : []), ...(shown ? [shown.placed] : [])] };
}
