import {
  add,
  type Element,
  element,
  elementChildren,
  isBlank,
  isElement,
  type Node,
  type Parent,
  replace,
  replaceRuns,
  setChildren,
  unwrap,
} from '../tree.ts';
import { styleOf } from './style.ts';

const isList = (node: Node) => isElement(node, 'ul', 'ol');

/** Brings what editors put in the wrong place to where it means the same: lists into items, items into lists, headings free of blocks. */
export function mendNesting(parent: Parent): void {
  const list = 'tagName' in parent && isList(parent) ? parent : undefined;
  if (list) unwrapBoxes(list);
  for (const child of elementChildren(parent)) mendNesting(child);
  if (list) mendList(list);
  else
    replaceRuns(
      parent,
      (node) => isElement(node, 'li'),
      (run) => [element('ul', {}, run)],
    );
  if ('tagName' in parent && /^h[1-6]$/.test(parent.tagName)) mendHeading(parent);
}

/** Leaves of what stands between a list and its items only the items. */
function unwrapBoxes(list: Element): void {
  const isBox = (node: Element) =>
    !isElement(node, 'li', 'ul', 'ol') &&
    elementChildren(node).some(({ tagName }) => tagName === 'li');
  for (const box of elementChildren(list).filter(isBox)) unwrap(box);
}

/** An item that an editor has made only to indent the list in it. */
function isIndent(node: Node): node is Element {
  if (!isElement(node, 'li') || !/\bnone\b/.test(styleOf(node).get('list-style-type') ?? ''))
    return false;
  return node.childNodes.every((child) => isBlank(child) || isList(child));
}

function mendList(list: Element): void {
  const before: Node[] = [];
  const kept: Node[] = [];
  const lastItem = () => kept.findLast((node) => isElement(node, 'li')) as Element | undefined;
  for (const node of list.childNodes.flatMap((child) =>
    isIndent(child) ? child.childNodes : [child],
  )) {
    const item = lastItem();
    if (isElement(node, 'li') || (isBlank(node) && !isElement(node))) kept.push(node);
    else if (isBlank(node)) continue;
    else if (item) add(item, node);
    else if (isList(node)) before.push(node);
    else kept.push(element('li', {}, [node]));
  }
  setChildren(list, kept);
  replace(list, lastItem() ? [...before, list] : before);
}

/** A heading is one line of words: paragraphs in it are its lines. */
function mendHeading(heading: Element): void {
  const blocks = elementChildren(heading).filter((node) => isElement(node, 'p', 'div'));
  for (const [index, block] of blocks.entries()) {
    if (index > 0) replace(block, [element('br', {}, []), block]);
    unwrap(block);
  }
}
