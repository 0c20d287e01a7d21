/** Colours in OKLCH, where equal steps look equal: lightness 0–1, chroma 0–0.3, hue in degrees. */
export interface Colour {
  l: number;
  c: number;
  h: number;
}

export function oklch(l: number, c: number, h: number): Colour {
  return { l, c, h };
}

/** Lighter or darker: light shifts towards yellow, shadow towards violet. */
export function toned({ l, c, h }: Colour, step: number): Colour {
  const target = step > 0 ? 90 : 290;
  const turn = ((target - h + 540) % 360) - 180;
  const lean = Math.sign(turn) * Math.min(Math.abs(turn), Math.abs(step) * 60);
  return { l: Math.min(0.99, Math.max(0.08, l + step)), c: c * (step > 0 ? 1 - step * 0.7 : 1 + step * 0.4), h: h + lean };
}

/** A mixture; `share` is how much of the second, 0–1. */
export function mixed(first: Colour, second: Colour, share: number): Colour {
  const [l1, a1, b1] = lab(first);
  const [l2, a2, b2] = lab(second);
  const a = a1 + (a2 - a1) * share;
  const b = b1 + (b2 - b1) * share;
  return { l: l1 + (l2 - l1) * share, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
}

/** As `#rrggbb`; a colour outside sRGB loses chroma and keeps its hue. */
export function hex(colour: Colour): string {
  let { c } = colour;
  let channels = rgb({ ...colour, c });
  while (c > 0.001 && channels.some((value) => value < -0.002 || value > 1.002)) {
    c *= 0.94;
    channels = rgb({ ...colour, c });
  }
  const bytes = channels.map((value) => Math.round(255 * gamma(Math.min(1, Math.max(0, value)))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function lab({ l, c, h }: Colour): [number, number, number] {
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
}

// The matrices are those of Björn Ottosson's OKLab.
function rgb(colour: Colour): [number, number, number] {
  const [l, a, b] = lab(colour);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

function gamma(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}
