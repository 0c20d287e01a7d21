import {
  append,
  attributesOf,
  descendants,
  type Element,
  element,
  elementChildren,
  isBlank,
  isBlock,
  isElement,
  type Node,
  type Parent,
  replace,
  unwrap,
} from '../tree.ts';

/** Elements that may stand around words only. */
const INLINE = [...['strong', 'b', 'em', 'i', 'u', 's', 'strike', 'mark', 'small', 'sub', 'sup', 'q', 'cite', 'code', 'kbd', 'abbr']];

/** Whether an element takes back what `tag` gives. */
type IsPlain = (node: Element, tag: string) => boolean;

/** Where emphasis stands around blocks, or around words that take it back, it goes to the words that have it. */
export function spreadFormats(parent: Parent, isPlain: IsPlain): void {
  for (const child of elementChildren(parent)) {
    if (INLINE.includes(child.tagName) && [...descendants(child)].some((node) => isBlock(node) || isPlain(node, child.tagName))) {
      const place = element('span', {}, spread(child.childNodes, child, isPlain));
      replace([child], [place]);
      spreadFormats(place, isPlain);
      unwrap(place);
    } else spreadFormats(child, isPlain);
  }
}

function spread(nodes: readonly Node[], format: Element, isPlain: IsPlain): Node[] {
  const { tagName } = format;
  let result: Node[] = [];
  let words: Node[] = [];
  const close = () => {
    result = result.concat(words.every(isBlank) ? words : element(tagName, attributesOf(format), words));
    words = [];
  };
  for (const node of [...nodes]) {
    const stops = (one: Element) => isBlock(one) || isPlain(one, tagName);
    if (!isElement(node) || !(stops(node) || [...descendants(node)].some(stops))) {
      words.push(node);
      continue;
    }
    close();
    // What has it by itself needs it no second time.
    if (!isPlain(node, tagName) && node.tagName !== tagName) append(node, spread(node.childNodes, format, isPlain));
    result.push(node);
  }
  close();
  return result;
}
