// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources that are read have templates.
import { describe, expect, it } from 'vitest';
import { classesInSource } from '../../../../scripts/sources/source-classes.ts';

const read = (text: string) => {
  const { classes, problems } = classesInSource('x.tsx', text);
  return { classes: [...classes].sort(), problems };
};

describe('classesInSource', () => {
  it.each([
    ['an attribute', '<p className="a b" />', ['a', 'b']],
    ['a condition', "<p className={isBig ? 'a' : isNew && 'b'} />", ['a', 'b']],
    ['a template', "<p className={`a ${isBig ? 'b c' : ''} d`} />", ['a', 'b', 'c', 'd']],
    ['a constant', "const look = 'a b'; <p className={look} />", ['a', 'b']],
    ['a table', "const LOOKS = { big: 'a', small: 'b' } as const; <p className={`c ${LOOKS[size]}`} />", ['a', 'b', 'c']],
    ['a property of a table', "const LOOKS = { big: { box: 'a', text: 'hello' } }; <p className={LOOKS[size].box} />", ['a']],
    [
      'what is taken out of a table',
      "const LOOKS = { big: { box: 'a', icon: 'done' } }; const { box } = LOOKS[size]; <p className={box} />",
      ['a'],
    ],
    [
      'a table built on another',
      "const base = { box: 'a', text: 'b' }; const LOOKS = { big: { ...base, box: 'c' } }; const { text, ...rest } = LOOKS[size]; <p className={rest.box} />",
      ['a', 'c'],
    ],
    ['a list', "const steps = ['a', 'b']; steps.map((step) => <p className={step} />)", ['a', 'b']],
    ['an assignment', "element.className = 'a b';", ['a', 'b']],
    ['an object that is assigned', "Object.assign(element, { className: 'a', id: 'b' });", ['a']],
    [
      'classList',
      "element.classList.add('a', 'b'); element.classList.toggle('c', isOpen); element.classList.contains('d');",
      ['a', 'b', 'c'],
    ],
    ['setAttribute', "svg.setAttribute('class', 'a'); svg.setAttribute('id', 'b');", ['a']],
    ['nothing', "element.querySelector('.a'); <p id='b' className={undefined} />", []],
  ])('reads %s', (_, text, classes) => {
    expect(read(text)).toEqual({ classes, problems: [] });
  });

  it.each([
    ['a name put together at run time', '<p className={`box-${size}`} />', /put together while the page runs/],
    ['two names that run together', '<p className={`${a}${b}`} />', /put together/],
    ['a class that another file chooses', 'function Box({ look }) { return <p className={look} />; }', /outside this file.*"look"/],
    ['the answer of a function', '<p className={lookOf(size)} />', /outside this file/],
  ])('refuses %s', (_, text, problem) => {
    expect(read(text).problems).toContainEqual(expect.stringMatching(problem));
  });
});
