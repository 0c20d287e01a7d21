import { targetOf } from '../anchors.ts';
import {
  attribute,
  type Element,
  element,
  elementChildren,
  elementsIn,
  findBelow,
  isBlank,
  isBlock,
  isElement,
  type Node,
  type Parent,
  setChildren,
} from '../tree.ts';

const PLACE = /^(p|div|h[1-6]|blockquote|pre|ul|ol|figure)$/;

/** Takes out what is only there to make a gap: blocks have one of their own. Where a link leads to a place, it stays. */
export function removeBlanks(root: Parent): void {
  const targets = new Set(elementsIn(root).map((node) => targetOf(attribute(node, 'href'))));
  const isTarget = (node: Element) =>
    ['id', 'name'].some((name) => targets.has(attribute(node, name)));
  const isNeedless = (node: Node) =>
    isElement(node) &&
    PLACE.test(node.tagName) &&
    isBlank(node) &&
    !isTarget(node) &&
    !findBelow(node, isTarget);
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

/** Between words a line's end and one empty line are kept, beside a block the line's end alone, between blocks none. */
function withFewBreaks(nodes: readonly Node[]): Node[] {
  const isWords = (node: Node | undefined) => (node ? !isBlock(node) : !nodes.some(isBlock));
  const kept: Node[] = [];
  let waiting: Node[] = [];
  let previous: Node | undefined;
  const close = (next?: Node) => {
    let left = [previous, next].filter(isWords).length;
    for (const node of waiting) {
      if (!isElement(node, 'br')) kept.push(node);
      else if (left > 0) {
        left -= 1;
        kept.push(node);
      }
    }
    waiting = [];
  };
  for (const node of nodes) {
    if (isElement(node, 'br') || (!isElement(node) && isBlank(node))) waiting.push(node);
    else {
      close(node);
      kept.push(node);
      previous = node;
    }
  }
  close();
  return kept;
}
