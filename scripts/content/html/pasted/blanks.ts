import { targetOf } from '../anchors.ts';
import {
  attribute,
  descendants,
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

const PLACES = ['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'ul', 'ol', 'figure'];
/** A line's end, and one empty line. */
const MOST_BREAKS = 2;

/** Takes out what is only there to make a gap: blocks have one of their own. Where a link leads to a place, it stays. */
export function removeBlanks(root: Parent): void {
  const targets = new Set(descendants(root).map((node) => targetOf(attribute(node, 'href'))));
  const isTarget = (node: Element) => ['id', 'name'].some((name) => targets.has(attribute(node, name)));
  const isNeedless = (node: Node) => isElement(node, ...PLACES) && isBlank(node) && !isTarget(node) && !findBelow(node, isTarget);
  const visit = (parent: Parent) => {
    for (const child of elementChildren(parent)) visit(child);
    setChildren(parent, withFewBreaks(withoutNeedless(parent.childNodes, isNeedless)));
  };
  visit(root);
}

/** Words on both sides of what goes would be one line. */
function withoutNeedless(nodes: readonly Node[], isNeedless: (node: Node) => boolean): Node[] {
  let isAfterWords = false;
  let isGap = false;
  return nodes.flatMap((node) => {
    if (isNeedless(node)) {
      isGap = isAfterWords;
      return [];
    }
    if (isBlank(node) && !isBlock(node)) return [node];
    const gap = isGap && !isBlock(node) ? [element('br', {}, []), element('br', {}, [])] : [];
    isAfterWords = !isBlock(node);
    isGap = false;
    return [...gap, node];
  });
}

function withFewBreaks(nodes: readonly Node[]): Node[] {
  let breaks = 0;
  return nodes.filter((node) => {
    if (isElement(node, 'br')) breaks += 1;
    else if (isElement(node) || !isBlank(node)) breaks = 0;
    return !isElement(node, 'br') || breaks <= MOST_BREAKS;
  });
}
