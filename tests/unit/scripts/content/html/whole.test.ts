import fc from 'fast-check';
import { parse, parseFragment, serialize, html as spec, defaultTreeAdapter as tree } from 'parse5';
import { expect, it } from 'vitest';
import { sanitize } from '../../../../../scripts/content/html/sanitize.ts';
import { HOSTILE_HTML } from './hostile-html.ts';
import { everyNode } from './parsed-html.ts';

const picture = { src: '/media/p-640.webp', width: 640, height: 300 };
/** The picture as the text names it, and as the cleaned text does. */
const pictures = new Map([
  ['/p.png', picture],
  [picture.src, picture],
]);
const clean = (html: string) => sanitize(html, pictures).html;

/** What a browser makes of HTML in an element of a page, written out. */
function inPage(html: string): string {
  return serialize(parseFragment(tree.createElement('div', spec.NS.HTML, []), html, {}));
}

/** Where a page's footer ends up, and what the text became, when the text stands in its main part. */
function inWholePage(html: string): { footerIn: string; text: string } {
  const page = parse(
    `<!doctype html><body><main><div>${html}</div></main><footer>f</footer></body>`,
  );
  const elements = [...everyNode(page)].filter((node) => tree.isElementNode(node));
  const footer = elements.find(({ tagName }) => tagName === 'footer');
  const place = elements.find(({ tagName }) => tagName === 'main')?.childNodes[0];
  return {
    footerIn:
      footer?.parentNode && 'tagName' in footer.parentNode ? footer.parentNode.tagName : 'nothing',
    text: place && 'childNodes' in place ? serialize(place) : '',
  };
}

function expectWhole(dirty: string): void {
  const html = clean(dirty);
  const { footerIn, text } = inWholePage(html);
  expect(footerIn).toBe('body');
  expect(text).toBe(inPage(html));
  // Written as a parser would write what it has read: nothing left open, nothing moved.
  expect(html.replaceAll(' />', '>')).toBe(inPage(html).replaceAll('&nbsp;', '\u00a0'));
  expect(clean(html)).toBe(html);
}

const TAGS = [
  ...'p div h1 h2 ul ol li dl dt dd blockquote pre details summary figure hr br center section html head body'.split(
    ' ',
  ),
  ...'table caption colgroup col thead tbody tr th td b i em strong u code font span form button input label nobr'.split(
    ' ',
  ),
  ...'script style template select option textarea svg math mtext foreignObject title iframe noscript a'.split(
    ' ',
  ),
  ...[
    'a href="https://partner.example/"',
    'a href="http://old.example"',
    'a name="x"',
    'a href="#x"',
  ],
  ...['img src="/p.png"', 'img src="x"', 'h3 id="x"', 'p style="text-align:center"'],
];
const token = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TAGS).map((tag) => `<${tag}>`) },
  { weight: 3, arbitrary: fc.constantFrom(...TAGS).map((tag) => `</${tag.split(' ')[0]}>`) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'x',
      ' ',
      '\n',
      '&amp;',
      '&lt;b&gt;',
      '&nbsp;',
      'বোনাস',
      '<',
      '<!-- c -->',
      '<![CDATA[y]]>',
      '\0',
    ),
  },
);
const soup = fc.array(token, { maxLength: 40 }).map((tokens) => tokens.join(''));

/** Elements that are all closed, nested as no parser would leave them. */
const closed = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('x', ' ', 'বোনাস'),
    fc
      .tuple(fc.constantFrom(...TAGS), fc.array(tie('node'), { maxLength: 4 }))
      .map(([tag, children]) => `<${tag}>${children.join('')}</${tag.split(' ')[0]}>`),
  ),
})).node;

/** Fewer texts where the tests run many times over, as in mutation tests. */
const texts = (count: number) => ({ numRuns: Number(process.env['PROPERTY_RUNS'] ?? count) });

it.each(HOSTILE_HTML)('is whole: %s', (hostile) => expectWhole(hostile));

it('is whole, from tags in any order', () => {
  fc.assert(fc.property(soup, expectWhole), texts(3_000));
});

it('is whole, from closed elements in any nesting', () => {
  fc.assert(fc.property(closed, expectWhole), texts(2_000));
});

it('survives a text that nests deeper than anybody reads', () => {
  expectWhole(`${'<div>'.repeat(20_000)}x`);
  expectWhole(`${'<b><p>'.repeat(300)}x`);
});
