import { describe, expect, it } from 'vitest';
import {
  type InlinePicture,
  pictureAddresses,
  sanitize,
} from '../../../../../scripts/content/html/sanitize.ts';
import { becomes, cleaned } from './cleaned.ts';
import { HOSTILE_HTML } from './hostile-html.ts';
import { parsedPage } from './parsed-html.ts';

const NO_PICTURES = new Map<string, InlinePicture>();

/** Written out anew, so that a slip in the list of the code is not repeated here. */
const HARMLESS = new Set(
  (
    'p br hr div blockquote pre figure figcaption details summary h2 h3 h4 h5 h6 ul ol li dl dt dd table caption thead tbody tfoot tr th td ' +
    'strong b em i u s del ins mark small sub sup q cite code kbd abbr a img'
  ).split(' '),
);
const HARMLESS_ATTRIBUTE: Record<string, RegExp> = {
  class: /^text-(start|center|end)$/,
  href: /^(https:\/\/|mailto:|tel:|\/(?![/\\]))[^\s\\\p{Cc}]*$/u,
  target: /^_blank$/,
  rel: /^noopener nofollow$/,
  colspan: /^\d+$/,
  rowspan: /^\d+$/,
  scope: /^(row|col)$/,
  start: /^\d+$/,
};

function offences(html: string): string[] {
  return parsedPage(html).elements.flatMap((element) => [
    ...(HARMLESS.has(element.tagName) && element.namespaceURI === 'http://www.w3.org/1999/xhtml'
      ? []
      : [`<${element.tagName}>`]),
    ...element.attrs.flatMap(({ name, value }) =>
      HARMLESS_ATTRIBUTE[name]?.test(value) ? [] : [`${name}="${value}"`],
    ),
  ]);
}

describe('hostile HTML', () => {
  it.each(HOSTILE_HTML)('comes out harmless: %s', (hostile) => {
    expect(offences(cleaned(hostile))).toEqual([]);
  });

  it.each(HOSTILE_HTML)('stays harmless in the middle of a text: %s', (hostile) => {
    expect(
      offences(
        cleaned(
          `<table><tr><td><p>Before ${hostile} after</p></td></tr></table><ul><li>${hostile}`,
        ),
      ),
    ).toEqual([]);
  });

  it('is a corpus that would hurt', () => {
    expect(HOSTILE_HTML.length).toBeGreaterThan(100);
    expect(HOSTILE_HTML.filter((hostile) => offences(hostile).length > 0).length).toBeGreaterThan(
      100,
    );
  });

  it.each(
    (
      'script style noscript template title textarea select option xmp plaintext noembed noframes ' +
      'iframe object applet svg math audio video canvas'
    ).split(' '),
  )('keeps no words of %s', (tag) => {
    becomes(`a<${tag}>inside</${tag}>`, 'a');
  });
});

it('keeps every harmless tag', () => {
  const pictures = new Map([['/a.png', { src: '/a.webp', width: 1, height: 1 }]]);
  const table =
    '<table><caption>x</caption><thead><tr><th>x</th></tr></thead><tbody><tr><td>x</td></tr></tbody><tfoot><tr><td>x</td></tr></tfoot></table>';
  const inTable = /^(table|caption|thead|tbody|tfoot|tr|th|td)$/;
  const others = [...HARMLESS].filter((tag) => !inTable.test(tag));
  const text = others
    .map((tag) =>
      tag === 'img' ? '<img src="/a.png">' : `<${tag}${tag === 'a' ? ' href="/"' : ''}>x</${tag}>`,
    )
    .join('');
  const { html, removed } = sanitize(text + table, pictures);
  expect(new Set(parsedPage(html).elements.map(({ tagName }) => tagName))).toEqual(HARMLESS);
  expect(removed).toEqual([]);
});

it.each([
  [
    'a table',
    '<table><thead><tr><th colspan="2" scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  ],
  ['lists', '<ol start="3"><li>x</li></ol><ul><li>y</li></ul>'],
  ['a link of this site', '<a href="/bd/promotion?x=1#y">x</a>'],
  ['a post address', '<a href="mailto:help@example.com">x</a>'],
  [
    'a wide cell',
    '<table><tbody><tr><th rowspan="11">x</th><td colspan="12" rowspan="10">x</td></tr></tbody></table>',
  ],
  ['a list that counts down from far up', '<ol start="1200" reversed><li>x</li></ol>'],
  ['clauses with letters', '<ol type="a"><li>x</li></ol>'],
  ['the number of an item', '<ol><li value="3">x</li></ol>'],
])('keeps %s', (_name, html) => {
  expect(sanitize(html, NO_PICTURES)).toEqual({ html, removed: [] });
});

it.each([
  ['<h1>Title</h1><h2>Part</h2>', '<h2>Title</h2><h2>Part</h2>'],
  [
    '<p style="text-align:left" class="text-center" align="right">x</p>',
    '<p class="text-start">x</p>',
  ],
  ['<p align="constructor">x</p>', '<p>x</p>'],
  ['<article>x</article>', '<div>x</div>'],
  [
    '<ol start="x1"><li>x</li></ol><ol start="1x"><li>y</li></ol><ol start="12345"><li>z</li></ol>',
    '<ol><li>x</li></ol><ol><li>y</li></ol><ol><li>z</li></ol>',
  ],
  [
    '<table><tbody><tr><th scope="rowx">x</th><th scope="xcol">y</th><td scope="row">z</td></tr></tbody></table>',
    '<table><tbody><tr><th>x</th><th>y</th><td>z</td></tr></tbody></table>',
  ],
  [
    '<table><tr><td colspan="123">x</td></tr></table>',
    '<table><tbody><tr><td>x</td></tr></tbody></table>',
  ],
  ['a\u0001b\tc\nd\u007f', 'ab\tc\nd'],
  ['  <p>x</p>\n', '<p>x</p>'],
  [
    '<table><tr><td align="left">x</td></tr></table>',
    '<table><tbody><tr><td class="text-start">x</td></tr></tbody></table>',
  ],
  ['<td>a cell without a table</td>', 'a cell without a table'],
  ['<p style="text-align:justify">x</p>', '<p>x</p>'],
  ['<center>x</center>', '<div class="text-center">x</div>'],
  ['<section><span style="color:red">x</span></section>', '<div>x</div>'],
  ['<html><head><title>t</title></head><body><p>x</p></body></html>', '<p>x</p>'],
  ['<a href="tel:+880 1711-000 000">x</a>', '<a href="tel:+8801711000000">x</a>'],
  [
    '<a href="https://x.example/a b" onclick="x()">x</a>',
    '<a href="https://x.example/a%20b" target="_blank" rel="noopener nofollow">x</a>',
  ],
  ['5 < 6 & 7 > 2', '5 &lt; 6 &amp; 7 &gt; 2'],
  ['', ''],
])('%s becomes %s', becomes);

it('says once what was removed', () => {
  const { removed } = sanitize(
    '<script>1</script><p onclick="a()" style="color:red;text-align:left">x</p><p onclick="b()">y</p><a href="javascript:1">z</a>',
    NO_PICTURES,
  );
  expect(removed).toEqual(['script', 'link to "javascript:1"']);
});

it.each([
  '<p style="text-align:left;color:red;mso-list:none" class="x" data-promo="1" onclick="a()">x</p>',
  '<meta name="x" content="y"><style type="text/css">p{}</style><link rel="x"><title>t</title>',
  '<st1:place>x</st1:place><v:shape>y</v:shape><o:p>z</o:p><big>z</big><section><span>x</span><font>y</font></section>',
])('says nothing of what only changes the look, nor of attributes: %s', (dirty) =>
  expect(sanitize(dirty, NO_PICTURES).removed).toEqual([]),
);

it.each([
  ['<img>', 'picture ""'],
  ['<form>x</form>', 'form'],
  ['<abcdefghijklmnopqrstuvwxyz>x</abcdefghijklmnopqrstuvwxyz>', 'abcdefghijklmnopqrst'],
  [
    `<a href=" http://x.example/${'a'.repeat(40)}">x</a>`,
    `link to "http://x.example/${'a'.repeat(23)}"`,
  ],
  [
    `<img src=" http://x.example/${'a'.repeat(40)}">`,
    `picture "http://x.example/${'a'.repeat(23)}"`,
  ],
])('names what is more than that, in a few words: %s', (dirty, what) =>
  expect(sanitize(dirty, NO_PICTURES).removed).toEqual([what]),
);

it('keeps the currency on the line of its amount, and is then left as it is', () => {
  const once = cleaned('<p>RM 30, <b>RM 1,800.00</b>, FARM 2, RM</p>');
  expect(once).toBe('<p>RM\u00a030, <b>RM\u00a01,800.00</b>, FARM 2, RM</p>');
  becomes(once, once);
});

it.each([
  ['<p>See <a href="http://old">x</a> and <b>y</b></p>', '<p>See x and <b>y</b></p>'],
  [
    '<a name="x"></a><table><tr><td>1</td></tr></table>',
    '<table><tbody><tr><td>1</td></tr></tbody></table>',
  ],
  ['<p>a<div>b</div>c</p>', '<p>a</p><div>b</div>c'],
  ['<form>a<b>b</b>c</form>', 'a<b>b</b>c'],
  [
    '<li>a<center>b<li>c</center>d',
    '<ul><li>a<div class="text-center">b<ul><li>c</li></ul></div>d</li></ul>',
  ],
])('what is dropped leaves what follows whole: %s', becomes);

it('takes the tags off what they would make many times as long', () => {
  const { html, removed } = sanitize('<b><p>x'.repeat(2_000), NO_PICTURES);
  expect([html, removed]).toEqual([
    'x'.repeat(2_000),
    ['markup that no browser reads as it is written'],
  ]);
});

it('writes no more than 40 elements inside each other', () => {
  becomes(`${'<div>'.repeat(50)}x`, `${'<div>'.repeat(40)}x${'</div>'.repeat(40)}`);
});

describe('links inside a text', () => {
  it('have ids of their own where nothing says of which text they are', () => {
    becomes('<a href="#a">x</a><h3 id="a">y</h3>', '<a href="#text-a">x</a><h3 id="text-a">y</h3>');
  });

  it.each(['x&quot;y', 'x y', 'a'.repeat(81)])(
    'lead to plain names of up to 80 characters only, not to %s',
    (name) => {
      becomes(`<a href="#${name}">x</a><h3 id="${name}">y</h3>`, 'x<h3>y</h3>');
    },
  );

  const inText = (html: string) => sanitize(html, NO_PICTURES, 'promotion-7-');

  it('lead to its own ids, which are prefixed', () => {
    const text = '<p><a href="#rules">Rules</a></p><h2 id="rules">Rules</h2><p id="other">x</p>';
    expect(inText(text)).toEqual({
      html: '<p><a href="#promotion-7-rules">Rules</a></p><h2 id="promotion-7-rules">Rules</h2><p>x</p>',
      removed: [],
    });
  });

  it('that lead nowhere are words', () => {
    expect(inText('<a href="#main">x</a><p id="menu">y</p>')).toEqual({
      html: 'x<p>y</p>',
      removed: ['link to "#main"'],
    });
  });

  const LINK = '<a href="#promotion-7-rules">x</a><h3 id="promotion-7-rules">y</h3>';
  it.each([
    // To named anchors, which become ids, and to no others.
    [
      '<a href="#part%201"></a><a href="#বোনাস">b</a><a name="বোনাস"></a><p>x</p>',
      '<a href="#promotion-7-বোনাস">b</a><a id="promotion-7-বোনাস"></a><p>x</p>',
    ],
    ['<a href="#rules">x</a><p name="rules">y</p>', 'x<p>y</p>'],
    // However the name is written, but for letters that are others.
    ['<a href=" #rules ">x</a><h3 id="rules">y</h3>', LINK],
    ['<a href="xrules">x</a><h3 id="rules">y</h3>', 'x<h3>y</h3>'],
    ['<a href="#Rules">x</a><h3 id="rules">y</h3>', 'x<h3>y</h3>'],
    ['<a href="#%">x</a><h3 id="rules">y</h3>', 'x<h3>y</h3>'],
    // From links alone, and to the first of several with the same name.
    ['<p href="#rules">x</p><h3 id="rules">y</h3>', '<p>x</p><h3>y</h3>'],
    ['<a href="#rules">x</a><h3 id="rules">y</h3><h3 id="rules">z</h3>', `${LINK}<h3>z</h3>`],
  ])('are what a browser would follow: %s becomes %s', (text, html) => {
    expect(inText(text).html).toBe(html);
  });

  it('stay as they are when the text is cleaned again', () => {
    const { html } = inText('<a href="#a">x</a><h3 id="a">y</h3>');
    expect(inText(html)).toEqual({ html, removed: [] });
  });
});

describe('pictures in a text', () => {
  const made = { src: '/media/abc-640.webp', width: 640, height: 300 };

  it('become pictures of this site, sized and lazy', () => {
    const { html, removed } = sanitize(
      '<img src="/media/x.png" alt="A &quot;win&quot;" onload="x()" width="9">',
      new Map([['/media/x.png', made]]),
    );
    expect(html).toBe(
      '<img src="/media/abc-640.webp" alt="A &quot;win&quot;" width="640" height="300" loading="lazy" decoding="async" />',
    );
    expect(removed).toEqual([]);
  });

  it('have an empty alternative text where the text gives none', () => {
    expect(sanitize('<img src="/x.png">', new Map([['/x.png', made]])).html).toContain(' alt="" ');
  });

  it('go, when they could not be fetched', () => {
    expect(sanitize('a<img src="https://x.example/y.png">b', NO_PICTURES)).toEqual({
      html: 'ab',
      removed: ['picture "https://x.example/y.png"'],
    });
  });

  it('are found where they will be shown', () => {
    expect(
      pictureAddresses(
        '<p><img src="/a.png"><img src="/b.png"></p><img src="/a.png"><object><img src="/no.png"></object><img><p src="/c.png"></p>',
      ),
    ).toEqual(['/a.png', '/b.png']);
  });
});
