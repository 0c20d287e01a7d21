import { describe, expect, it } from 'vitest';
import { isSafeSvg } from '../../../../../scripts/content/pictures/safe-svg.ts';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (content: string, root = '') => Buffer.from(`<svg ${XMLNS} viewBox="0 0 20 9"${root}>${content}</svg>`);

describe('published as it is', () => {
  it.each([
    ['paths', svg('<title>Mark</title><g fill="none"><path d="M0 0h9" stroke="#fff"/></g>')],
    ['a gradient of its own', svg('<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect fill="url(#a)"/>')],
    [
      'a gradient made of another',
      svg(
        '<linearGradient id="a"/><linearGradient id="b" xlink:href="#a"/><radialGradient href="#a"/>',
        ' xmlns:xlink="http://www.w3.org/1999/xlink"',
      ),
    ],
    ['a colour in a style', svg('<path style="fill:#fff;stroke:url(#a)"/>')],
    ['a declaration and a comment', Buffer.from(`\u{feff}<?xml version="1.0"?>\n<!-- made by hand --><svg ${XMLNS}/>\n`)],
  ])('%s', (_name, bytes) => expect(isSafeSvg(bytes)).toBe(true));
});

describe('drawn as pixels', () => {
  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a script with a prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>')],
    ['an event handler', svg('', ' onload="alert(1)"')],
    ['HTML inside', svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>')],
    ['another namespace', svg('<g xmlns="http://www.w3.org/1999/xhtml"/>')],
    ['a link', svg('<a href="#b"/>')],
    ['an animation', svg('<path><animate attributeName="href" to="javascript:alert(1)"/></path>')],
    ['a shape used again', svg('<path id="a" d="M0 0"/><use href="#a"/>')],
    ['a part cut out', svg('<clipPath id="a"><path d="M0 0"/></clipPath><path clip-path="url(#a)"/>')],
    ['a picture from elsewhere', svg('<image href="https://a.example/a.png"/>')],
    ['a shape from elsewhere', svg('<use href="https://a.example/a.svg#a"/>')],
    ['a fill from elsewhere', svg('<path fill="url(https://a.example/a.svg#a)"/>')],
    ['a fill from elsewhere beside its own', svg('<path style="fill:url(#a);mask:url( //a.example )"/>')],
    ['an address in escapes', svg('<path style="fill:u\\72l(https:a)"/>')],
    ['an image set', svg('<path style=\'mask:image-set("a" 1x)\'/>')],
    ['a style sheet', svg('<style>@import "a"</style>')],
    ['letters', svg('<text>Pay</text>')],
    ['a document type', Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]><svg ${XMLNS}/>`)],
    ['a style sheet of the document', Buffer.from(`<?xml-stylesheet href="a.css"?><svg ${XMLNS}/>`)],
    ['CDATA', svg('<title><![CDATA[a]]></title>')],
    ['an address in character references', svg('<path fill="&#117;rl(https://a.example)"/>')],
    ['no namespace', Buffer.from('<svg viewBox="0 0 1 1"/>')],
    ['another root', Buffer.from(`<g ${XMLNS}/>`)],
    ['a picture inside a picture', svg('<svg/>')],
    ['what is not closed', Buffer.from(`<svg ${XMLNS}>`)],
    ['what comes after it', Buffer.concat([svg(''), svg('')])],
    ['nothing', Buffer.alloc(0)],
    ['bytes that are no text', Buffer.concat([svg(''), Buffer.from([0xff])])],
    ['many bytes', svg(`<path d="${'M0 0'.repeat(1_100)}"/>`)],
  ])('%s', (_name, bytes) => expect(isSafeSvg(bytes)).toBe(false));
});
