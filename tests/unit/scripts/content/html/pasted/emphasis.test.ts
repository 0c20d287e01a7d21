import { describe, it } from 'vitest';
import { becomes } from '../cleaned.ts';

describe('emphasis given by style', () => {
  it.each([
    ['text-decoration-line:line-through', 's'],
    ['color:red; TEXT-DECORATION : solid Line-Through red', 's'],
    ['text-decoration:underline', 'u'],
    ['font-style:oblique 10deg', 'em'],
    ['font-weight:600', 'strong'],
    ['font-weight:900 !important', 'strong'],
    ['font:bold 16px/20px Arial', 'strong'],
    ['font:italic 700 16px Arial', 'strong><em'],
    ['vertical-align:super;font-size:60%', 'sup'],
    ['vertical-align:sub', 'sub'],
  ])('%s is %s', (style, tags) => {
    const [outer, inner] = tags.split('><');
    const words = inner ? `<${inner}>RM\u00a0500</${inner}>` : 'RM\u00a0500';
    becomes(
      `<p><span style="${style}">RM 500</span> RM 300</p>`,
      `<p><${outer}>${words}</${outer}> RM\u00a0300</p>`,
    );
  });

  it.each([
    'text-decoration:none',
    'font-weight:500',
    'font-style:normal',
    'vertical-align:baseline',
  ])('%s is none', (style) => becomes(`<p><span style="${style}">x</span></p>`, '<p>x</p>'));

  it.each(['mso-bidi-font-weight:normal', 'mso-bidi-font-style:normal', 'x-text-decoration:none'])(
    'is not taken back by %s',
    (style) => {
      const words = '<p><b><i><u>x</u></i></b></p>';
      becomes(words.replaceAll(/<([biu])>/g, `<$1 style="${style}">`), words);
    },
  );

  it('is on the words of a block, of a list and of a table', () => {
    becomes('<p style="text-decoration:line-through">RM 500</p>', '<p><s>RM\u00a0500</s></p>');
    becomes(
      '<ul style="font-weight:bold"><li>x</li>\n<li>y<p>z</p></li></ul>',
      '<ul><li><strong>x</strong></li>\n<li><strong>y</strong><p><strong>z</strong></p></li></ul>',
    );
    becomes(
      '<table style="font-style:italic"><tr><th>x</th><td>y</td></tr></table>',
      '<table><tbody><tr><th><em>x</em></th><td><em>y</em></td></tr></tbody></table>',
    );
  });

  it('of a cell is not its place', () => {
    const table = '<table><tbody><tr><td>x</td></tr></tbody></table>';
    becomes(table.replace('<td>', '<td style="vertical-align:super">'), table);
  });

  it('is written once', () => {
    becomes(
      '<p><strong style="font-weight:bold"><span style="font-weight:700">x</span></strong></p>',
      '<p><strong>x</strong></p>',
    );
    becomes(
      '<p><del><span style="text-decoration:line-through">x</span></del></p>',
      '<p><del>x</del></p>',
    );
    becomes('<h2><span style="font-weight:700">x</span></h2>', '<h2>x</h2>');
    becomes(
      '<table><tr><th style="font-weight:bold"><span style="font-weight:bold">x</span></th></tr></table>',
      '<table><tbody><tr><th>x</th></tr></tbody></table>',
    );
    becomes(
      '<a href="/vip" style="text-decoration:none"><span style="text-decoration:underline">x</span></a>',
      '<a href="/vip">x</a>',
    );
  });

  it('of nothing is nothing', () => {
    becomes(
      '<p>x<span style="font-weight:bold"> </span>y<span style="font-weight:bold"></span></p>',
      '<p>x y</p>',
    );
  });
});

it('emphasis that a style takes back is that of the element itself', () => {
  becomes(
    '<b style="font-weight:normal"><p>The bonus is <span style="font-weight:700">not</span> paid twice</p></b>',
    '<p>The bonus is <strong>not</strong> paid twice</p>',
  );
  becomes(
    '<p><s style="text-decoration:none">a</s><u style="text-decoration:none">b</u><sup style="vertical-align:baseline">c</sup></p>',
    '<p>abc</p>',
  );
});

it('emphasis that a style takes back is that of what stands around it', () => {
  becomes(
    '<p><b>all <span style="font-weight:normal">but <i>this</i></span> here</b></p>',
    '<p><b>all </b>but <i>this</i><b> here</b></p>',
  );
  becomes(
    '<p style="font-style:italic">all <u><span style="font-style:normal">but</span> this</u></p>',
    '<p><em>all </em><u>but<em> this</em></u></p>',
  );
  becomes(
    '<div style="font-weight:bold"><p style="font-weight:400">x <span style="font-weight:bold">y</span></p>z</div>',
    '<div><p>x <strong>y</strong></p><strong>z</strong></div>',
  );
});

it.each([
  ['<b><p>x</p></b>', '<p><b>x</b></p>'],
  ['<b>x<p>y</p> <p>z</p></b>', '<b>x</b><p><b>y</b></p> <p><b>z</b></p>'],
  [
    '<strong><em><ul><li>x</li></ul></em></strong>',
    '<ul><li><em><strong>x</strong></em></li></ul>',
  ],
  [
    '<u><table><tr><td>x</td></tr></table></u>',
    '<table><tbody><tr><td><u>x</u></td></tr></tbody></table>',
  ],
  ['<b><p>x <b>y</b></p></b>', '<p><b>x <b>y</b></b></p>'],
  ['<b><hr></b>', '<hr />'],
  // These may stand around blocks.
  ['<del><p>x</p></del>', '<del><p>x</p></del>'],
  ['<a href="/vip"><p>x</p></a>', '<a href="/vip"><p>x</p></a>'],
])('emphasis around blocks: %s becomes %s', becomes);

it.each(['rgba(0, 0, 0, 0)', 'rgba(0,0,0,0)', 'transparent'])(
  'marks without a ground only colour words: %s',
  (ground) => {
    becomes(
      `<p>x <mark style="background-color:${ground};color:#c00" class="has-inline-color">y</mark></p>`,
      '<p>x y</p>',
    );
  },
);

it.each(['', ' style="background-color:#ff0"', ' style="background-color:rgba(255,0,0,.5)"'])(
  'marks with one stay:%s',
  (style) => {
    becomes(`<p><mark${style}>y</mark></p>`, '<p><mark>y</mark></p>');
  },
);

it.each([
  ['class="ql-align-center"', 'center'],
  ['class="text-align-right"', 'end'],
  ['class="wp-block aligncenter size-full"', 'center'],
  ['class="lead text-end"', 'end'],
  ['style="TEXT-ALIGN: Right !important"', 'end'],
  ['style="text-align:-webkit-center"', 'center'],
  ['style="text-align:start"', 'start'],
  ['align=center', 'center'],
])('alignment is one for all who write it: %s', (attribute, side) => {
  becomes(`<p ${attribute}>x</p>`, `<p class="text-${side}">x</p>`);
});

it.each([
  'class="ql-align-justify"',
  'class="xtext-center"',
  'class="text-centered"',
  'style="text-align:justify"',
  'align=middle',
])('alignment is as usual: %s', (attribute) => becomes(`<p ${attribute}>x</p>`, '<p>x</p>'));

describe('what a sheet of the text says', () => {
  const sheet = (css: string) => `<style type="text/css">${css}</style>`;

  it.each([
    '.c3{text-decoration:line-through}',
    'span{COLOR:red;Text-Decoration:line-through}',
    'b.x,span.c3 { text-decoration: line-through }',
  ])('of a tag and a class is read: %s', (css) => {
    becomes(
      `${sheet(css)}<p><span class="c1 c3">RM 500</span> RM 300</p>`,
      '<p><s>RM\u00a0500</s> RM\u00a0300</p>',
    );
    becomes(`<p><span class="c1 c3">RM 500</span></p>${sheet(css)}`, '<p><s>RM\u00a0500</s></p>');
  });

  it.each([
    '@media print{.c3{text-decoration:line-through}}',
    'p .c3{text-decoration:line-through}',
    '.c3:hover{text-decoration:line-through}',
    '.c4{text-decoration:line-through}',
    'b.c3{text-decoration:line-through}',
    '#c3{text-decoration:line-through}',
    `.c3{text-decoration:${' '.repeat(9)}${'x'.repeat(80)} line-through}`,
    '.c3{text-decoration',
  ])('of a place or a moment is not: %s', (css) => {
    becomes(`${sheet(css)}<p><span class="c3" id="c3">x</span></p>`, '<p>x</p>');
  });

  it('gives way to the element itself, and a tag to a class', () => {
    becomes(
      `${sheet('.c3{font-weight:400}span{font-weight:700}')}<p><span class="c3">x</span><span>y</span></p>`,
      '<p>x<strong>y</strong></p>',
    );
    becomes(
      `${sheet('.c3{font-weight:700}')}<p><span class="c3" style="font-weight:400">x</span></p>`,
      '<p>x</p>',
    );
  });

  it('hides, aligns and makes lists, too', () => {
    becomes(
      `${sheet('.pre{display:none}.mid{text-align:center}ol{list-style-type:lower-alpha}p.MsoListBullet{mso-list:l0 level1 lfo1}')}<div class="pre">x</div>` +
        '<p class="mid">y</p><ol><li>z</li></ol><p class="MsoListBullet">a</p>',
      '<p class="text-center">y</p><ol type="a"><li>z</li></ol><ul><li>a</li></ul>',
    );
  });
});
