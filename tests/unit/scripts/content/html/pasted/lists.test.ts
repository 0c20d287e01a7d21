import { describe, it } from 'vitest';
import { becomes } from '../cleaned.ts';

/** A paragraph as Word writes it for an item. */
const word = (marker: string, words: string, level = 1, list = 'l0 level# lfo1') =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:${list.replace('#', String(level))}'><![if !supportLists]>` +
  `<span style='font-family:Wingdings;mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>` +
  `<![endif]>${words}<o:p></o:p></p>`;

describe('lists of Word', () => {
  it.each(['ü', '·', 'o', '§', 'Ø', 'v', '•', '-', '\uf0b7', ''])(
    'have bullets for %s',
    (marker) => {
      becomes(
        `${word(marker, 'No fees')}\n\n${word(marker, 'No limits')}`,
        '<ul><li>No fees</li><li>No limits</li></ul>',
      );
    },
  );

  it.each([
    ['1.', '<ol>'],
    ['(1)', '<ol>'],
    ['①', '<ol>'],
    ['１．', '<ol>'],
    ['১.', '<ol>'],
    ['12:', '<ol start="12">'],
    ['a)', '<ol type="a">'],
    ['B.', '<ol start="2" type="A">'],
    ['c.', '<ol start="3" type="a">'],
    ['bb.', '<ol start="28" type="a">'],
    ['i.', '<ol type="i">'],
    ['iv.', '<ol start="4" type="i">'],
    ['v.', '<ol start="5" type="i">'],
    ['XL.', '<ol start="40" type="I">'],
  ])('have numbers for %s: %s', (marker, list) => {
    becomes(word(marker, 'No fees'), `${list}<li>No fees</li></ol>`);
  });

  it('read a letter as what follows the one before', () => {
    const items = ['g.', 'h.', 'i.', 'j.'].map((marker) => word(marker, 'x'));
    becomes(items.join(''), '<ol start="7" type="a"><li>x</li><li>x</li><li>x</li><li>x</li></ol>');
    becomes(
      ['iv.', 'v.', 'vi.'].map((marker) => word(marker, 'x')).join(''),
      '<ol start="4" type="i"><li>x</li><li>x</li><li>x</li></ol>',
    );
  });

  it('keep to the kind of letters they have, where one is left out', () => {
    becomes(word('a.', 'x') + word('i.', 'y'), '<ol type="a"><li>x</li><li value="9">y</li></ol>');
  });

  it('nest by level, and come back', () => {
    const text =
      word('1.', 'A') +
      word('a)', 'B', 2) +
      word('i.', 'C', 3) +
      word('b)', 'D', 2) +
      word('2.', 'E') +
      word('·', 'F', 3);
    becomes(
      text,
      '<ol><li>A<ol type="a"><li>B<ol type="i"><li>C</li></ol></li><li>D</li></ol></li><li>E<ul><li>F</li></ul></li></ol>',
    );
  });

  it('may begin below the first level', () => {
    becomes(word('·', 'A', 2) + word('·', 'B'), '<ul><li>A</li></ul><ul><li>B</li></ul>');
  });

  it('of another kind, or with numbers of their own, are others', () => {
    becomes(word('·', 'A') + word('1.', 'B'), '<ul><li>A</li></ul><ol><li>B</li></ol>');
    becomes(
      word('1.', 'A') + word('1.', 'B', 1, 'l1 level# lfo2'),
      '<ol><li>A</li></ol><ol><li>B</li></ol>',
    );
  });

  it('keep a number that does not follow the one before', () => {
    becomes(
      word('1.', 'A') + word('3.', 'B') + word('4.', 'C'),
      '<ol><li>A</li><li value="3">B</li><li>C</li></ol>',
    );
  });

  it('go on after a paragraph between, which belongs to the item before', () => {
    const between = '<p class=MsoListParagraph style="margin-left:.5in">More of A</p>';
    becomes(
      word('1.', 'A') + between + word('2.', 'B'),
      '<ol><li>A<p>More of A</p></li><li>B</li></ol>',
    );
    becomes(
      `${word('1.', 'A')}<p class=MsoNormal>x</p>${word('2.', 'B')}`,
      '<ol><li>A</li></ol><p>x</p><ol start="2"><li>B</li></ol>',
    );
  });

  it('keep markers that no list can write', () => {
    becomes(
      word('1.', 'A') + word('1.1.', 'B', 2) + word('1.2.', 'C', 2) + word('2.', 'D'),
      '<ol><li>A<p>1.1. B</p><p>1.2. C</p></li><li>D</li></ol>',
    );
    becomes(
      word('Article I.', 'A') + word('Article II.', 'B'),
      '<p>Article I. A</p><p>Article II. B</p>',
    );
  });

  it('are found by what an editor has left of them', () => {
    becomes(
      '<p class="MsoListParagraph">·&nbsp;&nbsp; No fees</p><p class="MsoListParagraph">· &nbsp; No limits</p>',
      '<ul><li>No fees</li><li>No limits</li></ul>',
    );
    becomes(
      '<p class="x_MsoListParagraph"><span>2.</span><span>&nbsp;&nbsp;&nbsp;</span>No <b>fees</b></p>',
      '<ol start="2"><li>No <b>fees</b></li></ol>',
    );
    becomes('<p style="mso-list:l0 level1 lfo1">No fees</p>', '<ul><li>No fees</li></ul>');
    becomes(
      '<p style="mso-list:l0 level1 lfo1">RM&nbsp;&nbsp;500</p>',
      '<ul><li>RM\u00a0\u00a0500</li></ul>',
    );
  });

  it('are none where nothing marks an item', () => {
    const paragraphs = '<p>RM\u00a0500</p><p>·  x</p>';
    becomes(paragraphs.replaceAll('<p>', '<p class="MsoListParagraph">'), paragraphs);
    becomes('<p>1.&nbsp;&nbsp;x</p>', '<p>1.\u00a0\u00a0x</p>');
    becomes('<p style="mso-list:none">x</p>', '<p>x</p>');
  });

  it('stand in the cells of a table, too', () => {
    becomes(
      `<table><tr><th>${word('·', 'A')}${word('·', 'B')}</th></tr></table>`,
      '<table><tbody><tr><th><ul><li>A</li><li>B</li></ul></th></tr></tbody></table>',
    );
  });

  it('keep the emphasis and the alignment of a paragraph', () => {
    becomes(
      '<p align=right style="mso-list:l0 level1 lfo1"><b>x</b> y</p>',
      '<ul><li class="text-end"><b>x</b> y</li></ul>',
    );
  });

  it('leave a numbered heading its number', () => {
    becomes(
      word('1.', 'Deposits').replaceAll('<p', '<h2').replaceAll('/p>', '/h2>'),
      '<h2>1. Deposits</h2>',
    );
  });
});

const box = (list: string, level: number, words: string) =>
  `<div class="ListContainerWrapper SCXW1"><${list}><li data-listid="1" data-aria-level="${level}" role="listitem"><p>${words}</p></li></${list.slice(0, 2)}></div>`;

it('lists of Word in a browser are one for each item, and become one', () => {
  const text =
    box('ol start="1"', 1, 'A') +
    box('ol style="list-style-type:lower-alpha"', 2, 'B') +
    box('ul', 3, 'C') +
    box('ol start="2" style="list-style-type:lower-alpha"', 2, 'D') +
    box('ol start="2"', 1, 'E');
  becomes(
    text,
    '<ol><li><p>A</p><ol type="a"><li><p>B</p><ul><li><p>C</p></li></ul></li><li><p>D</p></li></ol></li><li><p>E</p></li></ol>',
  );
});

it.each(['0', '10', '-1', 'x', '1e9'])('lists of Word in a browser have no level %s', (level) => {
  becomes(
    `<ul><li data-aria-level="${level}">A</li><li>B</li></ul>`,
    '<ul><li>A</li><li>B</li></ul>',
  );
});

describe('lists of Quill', () => {
  const item = (kind: string, words: string, indent = 0) =>
    `<li data-list="${kind}"${indent ? ` class="ql-indent-${indent}"` : ''}><span class="ql-ui" contenteditable="false"></span>${words}</li>`;

  it('have the kind and the level of each item', () => {
    becomes(
      `<ol>${item('bullet', 'A')}${item('ordered', 'B')}${item('bullet', 'C', 1)}</ol>`,
      '<ul><li>A</li></ul><ol><li>B<ul><li>C</li></ul></li></ol>',
    );
  });

  it('are numbered as Quill shows them', () => {
    const items = [['A'], ['B', 1], ['C', 2], ['D', 3], ['E', 1], ['F']] as const;
    becomes(
      `<ol>${items.map(([words, indent]) => item('ordered', words, indent)).join('')}</ol>`,
      '<ol><li>A<ol type="a"><li>B<ol type="i"><li>C<ol><li>D</li></ol></li></ol></li><li>E</li></ol></li><li>F</li></ol>',
    );
  });

  it('go on counting after a bullet, and begin again one level down', () => {
    const items = [
      item('ordered', 'A'),
      item('ordered', 'a', 1),
      item('bullet', 'B'),
      item('ordered', 'C'),
      item('ordered', 'c', 1),
    ];
    becomes(
      `<ol>${items.join('')}</ol>`,
      '<ol><li>A<ol type="a"><li>a</li></ol></li></ol><ul><li>B</li></ul><ol start="2"><li>C<ol type="a"><li>c</li></ol></li></ol>',
    );
  });

  it('of its first version say their kind by the list', () => {
    becomes(
      '<ol><li>A</li></ol><ul><li class="ql-indent-1">B</li></ul><ol><li>C</li></ol>',
      '<ol><li>A<ul><li>B</li></ul></li><li>C</li></ol>',
    );
    becomes(
      '<ol start="4"><li>A</li><li class="ql-indent-1 ql-align-right">B</li></ol>',
      '<ol start="4"><li>A<ol type="a"><li class="text-end">B</li></ol></li></ol>',
    );
  });

  it('with checks are bullets', () => {
    becomes(
      `<ol>${item('checked', 'A')}${item('unchecked', 'B')}</ol>`,
      '<ul><li>A</li><li>B</li></ul>',
    );
  });

  it('with other words in them keep these', () => {
    becomes('<ol>x<li data-list="bullet">A</li></ol>', '<ol><li>x</li><li>A</li></ol>');
    becomes(
      '<ol><p>x</p><li data-list="bullet">A</li></ol>',
      '<ol><li><p>x</p></li><li>A</li></ol>',
    );
  });
});

describe('the kind of a list', () => {
  it.each([
    ['lower-alpha', 'a'],
    ['LOWER-LATIN', 'a'],
    ['lower-roman', 'i'],
    ['upper-roman', 'I'],
  ])('is kept: %s', (style, type) => {
    for (const list of [
      `<ol style="list-style-type:${style}">`,
      `<ol style="color:red;list-style: inside ${style}">`,
      `<ul style="list-style-type:${style}">`,
    ])
      becomes(`${list}<li>x</li></${list.slice(1, 3)}>`, `<ol type="${type}"><li>x</li></ol>`);
  });

  it.each(['disc', 'circle', 'square'])('has bullets: %s', (style) => {
    becomes(`<ol style="list-style-type:${style}"><li>x</li></ol>`, '<ul><li>x</li></ul>');
  });

  it.each(['decimal', 'decimal-leading-zero', 'bengali'])('has digits: %s', (style) => {
    becomes(`<ul style="list-style-type:${style}"><li>x</li></ul>`, '<ol><li>x</li></ol>');
  });

  it('is what Google Docs says of the items', () => {
    becomes(
      '<ol><li style="list-style-type:lower-roman" aria-level="2">x</li></ol>',
      '<ol type="i"><li>x</li></ol>',
    );
  });

  it('is as it was where the style says nothing of it', () => {
    const lists = '<ol type="A"><li>x</li></ol><ul><li>y</li></ul>';
    becomes(lists.replaceAll('><li', ' style="list-style-type:none"><li'), lists);
  });

  it('keeps the numbers that the text itself gives', () => {
    const list = '<ol start="4"><li>x</li><li value="9">y</li></ol>';
    becomes(list, list);
    becomes(
      '<ol><li value="1x">x</li><li value="x1">y</li><li value="12345">z</li></ol>',
      '<ol><li>x</li><li>y</li><li>z</li></ol>',
    );
  });
});
