import { INLINE_TAGS } from '../allowed.ts';
import {
  attributesOf,
  type Element,
  element,
  elementChildren,
  findBelow,
  isBlank,
  isBlock,
  isElement,
  type Node,
  type Parent,
  setChildren,
} from '../tree.ts';

const INLINE = [...INLINE_TAGS, 'strike'];

/** Whether an element takes back what `tag` gives. */
type IsPlain = (node: Element, tag: string) => boolean;

/** Where emphasis stands around blocks, or around words that take it back, it goes to the words that have it. */
export function spreadFormats(parent: Parent, isPlain: IsPlain): void {
  setChildren(parent, spreadAll(parent.childNodes, isPlain));
  for (const child of elementChildren(parent)) spreadFormats(child, isPlain);
}

function spreadAll(nodes: readonly Node[], isPlain: IsPlain): Node[] {
  return nodes.flatMap((node) => {
    if (!isElement(node, ...INLINE)) return [node];
    const mustSpread =
      findBelow(node, (one) => isBlock(one) || isPlain(one, node.tagName)) !== undefined;
    return mustSpread ? spreadAll(spread(node.childNodes, node, isPlain), isPlain) : [node];
  });
}

function spread(nodes: readonly Node[], format: Element, isPlain: IsPlain): Node[] {
  const { tagName } = format;
  const stops = (one: Element) => isBlock(one) || isPlain(one, tagName);
  const result: Node[][] = [];
  let words: Node[] = [];
  const close = () => {
    result.push(words.every(isBlank) ? words : [element(tagName, attributesOf(format), words)]);
    words = [];
  };
  for (const node of nodes) {
    if (isElement(node) && (stops(node) || findBelow(node, stops))) {
      close();
      // What has it by itself needs it no second time.
      if (!isPlain(node, tagName) && node.tagName !== tagName)
        setChildren(node, spread(node.childNodes, format, isPlain));
      result.push([node]);
    } else words.push(node);
  }
  close();
  return result.flat();
}
