import sax from 'sax';

/** A larger one costs more than its WebP. */
const MAX_BYTES = 4_096;

/**
 * Elements that only draw: no script, no animation, no HTML, no link, and no letters, which every device draws in its own fonts. Those that draw
 * another part again (`use`, `pattern`, `mask`, `clipPath`) are missing: nested ones draw a billion shapes and stop every visitor's browser.
 */
const ELEMENTS = new Set(
  'svg g defs title desc path rect circle ellipse line polyline polygon linearGradient radialGradient stop'.split(' '),
);
const NAMESPACES: Record<string, string> = { xmlns: 'http://www.w3.org/2000/svg', 'xmlns:xlink': 'http://www.w3.org/1999/xlink' };
const OWN_PART = /url\(#[\w-]+\)/g;

/** Whether an attribute neither runs something nor reaches outside the picture. */
function isSafeAttribute(name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') return /^#[\w-]+$/.test(value);
  if (name.startsWith('xmlns')) return NAMESPACES[name] === value;
  if (name.startsWith('on') || name.includes(':')) return false;
  // Styles can also write an address in escapes, or name it in `image-set()`.
  return !/url|image|script|\/\/|[\\@]/i.test(value.replace(OWN_PART, ''));
}

/**
 * Whether a file is a small SVG that may be published as it is: everything in it is on a short list of what draws, nothing runs, nothing is
 * fetched. Browsers run no script of a picture, but its address may also be opened as a page.
 */
export function isSafeSvg(bytes: Buffer): boolean {
  // A reference to a character may stand for anything, and what draws needs none.
  if (bytes.length > MAX_BYTES || bytes.includes('&')) return false;
  let isSafe = true;
  let elements = 0;
  const refuse = () => {
    isSafe = false;
  };
  const parser = sax.parser(true);
  parser.onopentag = ({ name, attributes }) => {
    const isRoot = elements === 0;
    elements += 1;
    if (!ELEMENTS.has(name) || isRoot !== (name === 'svg') || (isRoot && !attributes['xmlns'])) refuse();
    for (const [key, value] of Object.entries(attributes)) if (!isSafeAttribute(key, String(value))) refuse();
  };
  // With a document type come entities.
  parser.ondoctype = refuse;
  parser.onopencdata = refuse;
  parser.onprocessinginstruction = ({ name }) => {
    if (name !== 'xml') refuse();
  };
  parser.onerror = refuse;
  try {
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).close();
  } catch {
    return false;
  }
  return isSafe && elements > 0;
}
