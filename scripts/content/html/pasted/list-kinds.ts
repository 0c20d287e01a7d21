import {
  type Element,
  elementChildren,
  elementsIn,
  isElement,
  type Parent,
  rename,
  setAttribute,
} from '../tree.ts';
import type { ItemNumber } from './list-marker.ts';
import { styleOf } from './style.ts';

const BULLETS = /\b(disc|circle|square)\b/;
const DIGITS = /\b(decimal|decimal-leading-zero|bengali|cjk-ideographic|simp-chinese-informal)\b/;
const TYPES: readonly [style: RegExp, type: NonNullable<ItemNumber['type']>][] = [
  [/\blower-(alpha|latin)\b/, 'a'],
  [/\bupper-(alpha|latin)\b/, 'A'],
  [/\blower-roman\b/, 'i'],
  [/\bupper-roman\b/, 'I'],
];

/** The style of a list's markers. Google Docs says it of each item. */
function markersOf(list: Element): string {
  const [first] = elementChildren(list);
  return (
    styleOf(list).get('list-style-type') ?? (first && styleOf(first).get('list-style-type')) ?? ''
  );
}

/** The letters or Roman numbers that a list's style names. */
export function typeOf(list: Element): ItemNumber['type'] {
  const markers = markersOf(list);
  return TYPES.find(([style]) => style.test(markers))?.[1];
}

/** Writes the kind of list that a style asks for as the tag and the attribute that say the same. */
export function nameListKinds(root: Parent): void {
  for (const list of elementsIn(root)) {
    if (isElement(list, 'menu', 'dir')) rename(list, 'ul');
    if (!isElement(list, 'ul', 'ol')) continue;
    const type = typeOf(list);
    const markers = markersOf(list);
    if (type || DIGITS.test(markers)) rename(list, 'ol');
    else if (BULLETS.test(markers)) rename(list, 'ul');
    if (type) setAttribute(list, 'type', type);
  }
}
