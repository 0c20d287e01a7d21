import {
  type Element,
  element,
  elementChildren,
  elementsIn,
  isBlank,
  isBlock,
  type Parent,
  rename,
  setChildren,
} from '../tree.ts';
import { spreadFormats } from './spread-formats.ts';
import { styleOf } from './style.ts';

interface Format {
  tag: string;
  /** Elements that give it by themselves. */
  tags: readonly string[];
  property: string;
  on: RegExp;
  off: RegExp;
  /** Of elements whose text has it anyway. */
  within?: RegExp;
  /** An element inside can take it back. */
  canBeTakenBack?: true;
  /** Means something else of a cell or a picture. */
  onlyInline?: true;
}

const FORMATS: readonly Format[] = [
  {
    tag: 'strong',
    tags: ['strong', 'b'],
    property: 'font-weight',
    on: /^(bold|bolder|[6-9]\d\d)$/,
    off: /^(normal|lighter|[1-5]\d\d)$/,
    within: /^(h[1-6]|th)$/,
    canBeTakenBack: true,
  },
  {
    tag: 'em',
    tags: ['em', 'i'],
    property: 'font-style',
    on: /^(italic|oblique)/,
    off: /^normal$/,
    canBeTakenBack: true,
  },
  {
    tag: 's',
    tags: ['s', 'strike', 'del'],
    property: 'text-decoration',
    on: /line-through/,
    off: /^none/,
  },
  {
    tag: 'u',
    tags: ['u', 'ins'],
    property: 'text-decoration',
    on: /underline/,
    off: /^none/,
    within: /^a$/,
  },
  {
    tag: 'sup',
    tags: ['sup'],
    property: 'vertical-align',
    on: /^super$/,
    off: /^baseline$/,
    onlyInline: true,
  },
  {
    tag: 'sub',
    tags: ['sub'],
    property: 'vertical-align',
    on: /^sub$/,
    off: /^baseline$/,
    onlyInline: true,
  },
];

/** Writes the emphasis that styles give as elements, and takes that of elements back where a style does. */
export function nameEmphasis(root: Parent): void {
  const plain = new Map<Element, Set<string>>();
  visit(root, new Set(), plain);
  spreadFormats(root, (node, tag) => plain.get(node)?.has(tag) ?? false);
}

function visit(parent: Parent, outer: ReadonlySet<Format>, plain: Map<Element, Set<string>>): void {
  for (const child of elementChildren(parent)) {
    const style = styleOf(child);
    const inner = new Set(outer);
    const added: Format[] = [];
    for (const format of FORMATS) {
      const { tags, property, on, off, within, canBeTakenBack, onlyInline } = format;
      const value = style.get(property) ?? '';
      const isOwn = tags.includes(child.tagName);
      if (within?.test(child.tagName)) inner.add(format);
      else if (off.test(value)) {
        // The whole text of a Google document is in a `b` that is not bold.
        if (isOwn) rename(child, 'span');
        if (canBeTakenBack) {
          inner.delete(format);
          plain.set(child, new Set([...(plain.get(child) ?? []), ...tags]));
        }
      } else if (isOwn) inner.add(format);
      else if (
        on.test(value) &&
        !outer.has(format) &&
        !(onlyInline && isBlock(child)) &&
        !isBlank(child)
      )
        added.push(format);
    }
    for (const format of added) inner.add(format);
    wrapContent(child, added);
    visit(child, inner, plain);
  }
}

function wrapContent(node: Element, formats: readonly Format[]): void {
  for (const { tag } of [...formats].reverse())
    setChildren(node, [element(tag, {}, node.childNodes)]);
}

/** WordPress colours words by a `mark` without a ground. */
export function unmarkColours(root: Parent): void {
  for (const mark of elementsIn(root)) {
    const ground = styleOf(mark).get('background-color') ?? '';
    if (mark.tagName === 'mark' && /^(transparent|rgba\(.*,\s*0\))$/.test(ground))
      rename(mark, 'span');
  }
}
