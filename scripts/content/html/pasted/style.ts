import { parse, walk } from 'css-tree';
import { attribute, type Element } from '../tree.ts';

const ALIASES: Record<string, string> = {
  'text-decoration-line': 'text-decoration',
  'list-style': 'list-style-type',
};

/** What a style declares, in small letters. Of short forms what is read of them. */
export function declarationsOf(style: string): Map<string, string> {
  const declared = new Map<string, string>();
  walk(parse(style, { context: 'declarationList', parseValue: false }), (node) => {
    if (node.type !== 'Declaration' || node.value.type !== 'Raw') return;
    const property = node.property.toLowerCase();
    const value = node.value.value.trim().toLowerCase();
    declared.set(ALIASES[property] ?? property, value);
    if (property !== 'font') return;
    const weight = /\b(bold|[6-9]00)\b/.exec(value)?.[1];
    const slope = /\b(italic|oblique)\b/.exec(value)?.[1];
    if (weight) declared.set('font-weight', weight);
    if (slope) declared.set('font-style', slope);
  });
  return declared;
}

const NOTHING: ReadonlyMap<string, string> = new Map();
/** Each pass asks again. */
const known = new WeakMap<Element, ReadonlyMap<string, string>>();

export function styleOf(element: Element): ReadonlyMap<string, string> {
  const style = attribute(element, 'style');
  if (!style) return NOTHING;
  const declared = known.get(element) ?? declarationsOf(style);
  known.set(element, declared);
  return declared;
}
