import { wrapLines } from '../../domain/text/wrap-lines.ts';
import { pageLocale } from '../page/page-locale.ts';

/** What a receipt's picture shows. Texts are in the page's language. */
export interface ReceiptPicture {
  /** Without its ending. */
  fileName: string;
  brandName: string;
  title: string;
  kind: string;
  amount: string;
  status: string;
  tone: keyof typeof TONES;
  items: readonly (readonly [name: string, value: string])[];
  /** When the state was so. */
  note: string;
}

interface Line {
  text: string;
  font: string;
  colour: string;
  align: CanvasTextAlign;
  x: number;
  y: number;
}

// On paper and in a chat it is seen without the site's theme.
const [PAPER, INK, MUTED, HAIRLINE] = ['#fff', '#111', '#555', '#ccc'];
const TONES = { success: '#166534', warning: '#8a4b08', danger: '#b91c1c' } as const;
/** CSS pixels, of which each becomes several, so that the picture is sharp on a phone. */
const [WIDTH, MARGIN, SCALE] = [400, 24, 2.5];
/** Bengali letters with their signs stand taller than Latin ones. */
const LINE_HEIGHT = 1.6;
const RIGHT = WIDTH - MARGIN;

/** Draws a receipt as a PNG, with the fonts of the page. Rejects where the browser cannot draw. */
export async function drawReceipt(receipt: ReceiptPicture): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.lang = pageLocale();
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  const family = getComputedStyle(document.body).getPropertyValue('--font-backend');
  const font = (size: number, weight = 400) => `${weight} ${size}px ${family}`;
  await loadFonts([font(16), font(16, 700)], receipt);
  const { lines, rules, height } = layOut(receipt, context, font);
  canvas.width = WIDTH * SCALE;
  canvas.height = Math.ceil(height * SCALE);
  context.scale(SCALE, SCALE);
  context.fillStyle = PAPER;
  context.fillRect(0, 0, WIDTH, height);
  context.fillStyle = HAIRLINE;
  for (const y of rules) context.fillRect(MARGIN, y, WIDTH - 2 * MARGIN, 1);
  for (const { text, font: lineFont, colour, align, x, y } of lines) {
    Object.assign(context, { font: lineFont, fillStyle: colour, textAlign: align, textBaseline: 'middle' });
    context.fillText(text, x, y);
  }
  return new File([await toPng(canvas)], `${receipt.fileName}.png`, { type: 'image/png' });
}

/** A page may not have needed them yet. Without them the device's own fonts are drawn. */
async function loadFonts(fonts: readonly string[], receipt: ReceiptPicture): Promise<void> {
  const text = Object.values(receipt).flat(2).join('');
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, text)));
}

/** Where everything stands; heights depend on how often the texts wrap. */
function layOut(receipt: ReceiptPicture, context: CanvasRenderingContext2D, font: (size: number, weight?: number) => string) {
  const lines: Line[] = [];
  const rules: number[] = [];
  let y = MARGIN;
  const addText = (text: string, style: Omit<Line, 'text' | 'y'>, size: number, width: number): number => {
    context.font = style.font;
    const wrapped = wrapLines(text, (line) => context.measureText(line).width <= width);
    wrapped.forEach((line, index) => {
      lines.push({ ...style, text: line, y: y + (index + 0.5) * size * LINE_HEIGHT });
    });
    return y + wrapped.length * size * LINE_HEIGHT;
  };
  const centred = (text: string, size: number, weight: number, colour: string) => {
    y = addText(text, { font: font(size, weight), colour, align: 'center', x: WIDTH / 2 }, size, WIDTH - 2 * MARGIN);
  };
  const inColumns = (name: string, value: string, size: number, weight: number) => {
    const left = addText(name, { font: font(size, weight), colour: weight > 400 ? INK : MUTED, align: 'left', x: MARGIN }, size, 140);
    const right = addText(value, { font: font(size), colour: weight > 400 ? MUTED : INK, align: 'right', x: RIGHT }, size, 200);
    y = Math.max(left, right);
  };
  const rule = (space: number) => {
    rules.push(y + space);
    y += 2 * space + 1;
  };
  inColumns(receipt.brandName, receipt.title, 17, 700);
  rule(12);
  y += 4;
  centred(receipt.kind, 16, 400, MUTED);
  centred(receipt.amount, 34, 700, INK);
  centred(receipt.status, 18, 700, TONES[receipt.tone]);
  y += 4;
  rule(10);
  receipt.items.forEach(([name, value], index) => {
    if (index > 0) rule(5);
    inColumns(name, value, 15, 400);
  });
  rule(10);
  centred(receipt.note, 13, 400, MUTED);
  return { lines, rules, height: y + MARGIN };
}

function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png');
  });
}
