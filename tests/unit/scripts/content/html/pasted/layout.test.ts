import { describe, it } from 'vitest';
import { becomes } from '../cleaned.ts';

const table = (cells: string, attributes = '') =>
  `<table${attributes}><tbody><tr>${cells}</tr></tbody></table>`;

describe('tables that only place things', () => {
  it('are unwrapped, however deep', () => {
    const inner = table('<td><p>A</p><p>B</p></td><td>C <b>d</b></td>', ' role="presentation"');
    becomes(
      table(
        `<td>${table(`<td style="padding:9px">${inner}</td>`, ' role="Presentation"')}</td>`,
        ' role=none',
      ),
      '<p>A</p><p>B</p><div>C <b>d</b></div>',
    );
  });

  it('need not say it, where there are others in them', () => {
    becomes(
      table(`<td>${table('<td>A</td><td>B</td>')}</td><td>C</td>`),
      `${table('<td>A</td><td>B</td>')}<div>C</div>`,
    );
  });

  it('need not say it, where they have no lines and one column', () => {
    const rows = '<tr><td></td><td>A</td></tr><tr><td>B</td></tr>';
    becomes(`<table border="0">${rows}</table>`, '<div>A</div><div>B</div>');
    becomes(`<table border="1">${rows}</table>`, `<table><tbody>${rows}</tbody></table>`);
  });

  it('leave their alignment, their emphasis and their caption to what they hold', () => {
    becomes(
      table(
        '<td align=center><p>A</p></td><td style="font-weight:bold"><p>B</p></td><td>&nbsp;</td>',
        ' role=presentation',
      ),
      '<div class="text-center"><p>A</p></div><div><p><strong>B</strong></p></div>',
    );
    becomes(
      `<table role=presentation><caption>A</caption><thead><tr><th>B</th></tr></thead><tfoot><tr><td>C</td></tr></tfoot></table>`,
      '<div>A</div><div>B</div><div>C</div>',
    );
  });

  it('are none, where they have a heading or a caption', () => {
    const inside = table('<td>x</td><td>y</td>');
    for (const data of [
      table(`<th>A</th><td>${inside}</td>`),
      `<table><caption>A</caption><tbody><tr><td>${inside}</td></tr></tbody></table>`,
    ])
      becomes(data, data);
    becomes('<table border="0"><tr><th>A</th></tr></table>', table('<th>A</th>'));
  });

  it('are none, where their cells stand beside each other', () => {
    becomes(
      table('<td>Deposit</td><td>RM 30</td>', ' border="0" cellpadding="0" width="600"'),
      table('<td>Deposit</td><td>RM\u00a030</td>'),
    );
  });
});

it.each([
  'style="display:none"',
  'style="display:none!important;max-height:0"',
  'style="visibility:collapse"',
  'style="mso-hide:all"',
  'style="mso-element:comment-list"',
  'hidden',
  'class="MsoCommentReference"',
])('what a text hides is gone: %s', (attribute) => {
  becomes(
    `<p>A</p><div ${attribute}><p>Preheader</p></div><p>B <span ${attribute}>x</span>C</p>`,
    '<p>A</p><p>B C</p>',
  );
});

it.each([
  'style="display:inline-block"',
  'style="x-display:none"',
  'style="visibility:visible"',
  'aria-hidden=true',
  'class="hidden"',
])('what a text hides is nothing else: %s', (attribute) =>
  becomes(`<p ${attribute}>x</p>`, '<p>x</p>'),
);

describe('empty blocks', () => {
  it.each([
    '<p>&nbsp;</p>',
    '<p><br></p>',
    '<div> <span>\u200b</span><br>&nbsp;</div>',
    '<blockquote><p></p></blockquote>',
  ])('make no tower: %s', (empty) => {
    becomes(`<p>A</p>${empty.repeat(100)}<p>B</p>${empty}`, '<p>A</p><p>B</p>');
  });

  it('between words are one empty line', () => {
    becomes(
      `A${'<p>&nbsp;</p>'.repeat(100)}B<div></div><p>C</p><div></div>D`,
      'A<br /><br />B<p>C</p>D',
    );
    becomes('A <p></p> <i>B</i><br><p></p>C', 'A  <br /><br /><i>B</i><br /><br />C');
  });

  it('are lines that are broken many times', () => {
    becomes(
      `A${'<br>'.repeat(100)}B<br> <br>&nbsp;<br>C<br>D`,
      'A<br /><br />B<br /> <br />\u00a0C<br />D',
    );
  });

  it('are lines that are broken beside a block', () => {
    becomes(
      '<br>A<br><br><p>B</p> <br><ul><li>C<br><ul><li>D</li></ul></li></ul><br>E<br>',
      '<br />A<br /><p>B</p> <ul><li>C<br /><ul><li>D</li></ul></li></ul><br />E<br />',
    );
    becomes('<p>A<br>B<br></p>', '<p>A<br />B<br /></p>');
  });

  it('stay where a link leads to them, or where they hold something', () => {
    becomes(
      '<p><a href="#a">x</a></p><p id="a"></p><p id="b"></p>',
      '<p><a href="#text-a">x</a></p><p id="text-a"></p>',
    );
    becomes(
      '<p><a href="#a">x</a></p><p><a name="a"></a></p>',
      '<p><a href="#text-a">x</a></p><p><a id="text-a"></a></p>',
    );
    becomes(
      '<div><hr></div><table><tr><td></td></tr></table>',
      `<div><hr /></div>${table('<td></td>')}`,
    );
  });
});

it.each([
  [
    '<ol><li>A</li><ol><li>B</li></ol><li>C</li></ol>',
    '<ol><li>A<ol><li>B</li></ol></li><li>C</li></ol>',
  ],
  ['<ul><ul><li>A</li></ul></ul>', '<ul><li>A</li></ul>'],
  ['<ul><ul><li>A</li></ul><li>B</li></ul>', '<ul><li>A</li></ul><ul><li>B</li></ul>'],
  ['<ul>x<li>A</li><p>y</p><br><li>B</li></ul>', '<ul><li>x</li><li>A<p>y</p></li><li>B</li></ul>'],
  ['<ul><div><li>A</li></div><span><li>B</li></span></ul>', '<ul><li>A</li><li>B</li></ul>'],
  ['<li>A</li> <li>B</li>x<li>C</li>', '<ul><li>A</li> <li>B</li></ul>x<ul><li>C</li></ul>'],
  ['<menu><li>A</li></menu><dir><li>B</li></dir>', '<ul><li>A</li></ul><ul><li>B</li></ul>'],
  [
    '<ul><li>A</li><li style="list-style-type:none"><ul><li>B</li></ul></li><li style="list-style:none"><ol><li>C</li></ol><br></li></ul>',
    '<ul><li>A<ul><li>B</li></ul><ol><li>C</li></ol></li></ul>',
  ],
  [
    '<ul><li style="list-style-type:none">A<ul><li>B</li></ul></li></ul>',
    '<ul><li>A<ul><li>B</li></ul></li></ul>',
  ],
  [
    '<ul><li>A</li><li><ul><li>B</li></ul></li></ul>',
    '<ul><li>A</li><li><ul><li>B</li></ul></li></ul>',
  ],
  ['<h2><p>A</p><div>B</div></h2>', '<h2>A<br />B</h2>'],
  ['<h3><b><p>A</p></b></h3>', '<h3><b>A</b></h3>'],
  ['<header>A</header><main>B</main><footer>C</footer>', '<div>A</div><div>B</div><div>C</div>'],
  ['<p>x <strike>RM 500</strike> <tt>y</tt></p>', '<p>x <s>RM\u00a0500</s> <code>y</code></p>'],
])('what stands in the wrong place: %s becomes %s', becomes);
