import {
  append,
  type Element,
  element,
  elementChildren,
  isBlank,
  isElement,
  type Node,
  type Parent,
  replace,
  runsOf,
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
  else for (const run of runsOf(parent, (node) => isElement(node, 'li'))) gather(run);
  if ('tagName' in parent && /^h[1-6]$/.test(parent.tagName)) mendHeading(parent);
}

/** Leaves of what stands between a list and its items only the items. */
function unwrapBoxes(list: Element): void {
  const isBox = (node: Element) => !isElement(node, 'li', 'ul', 'ol') && elementChildren(node).some(({ tagName }) => tagName === 'li');
  for (const box of elementChildren(list).filter(isBox)) unwrap(box);
}

function gather(items: readonly Node[]): void {
  const list = element('ul', {}, []);
  replace([items[0] as Node], [list, items[0] as Node]);
  append(list, items);
}

/** An item that an editor has made only to indent the list in it. */
function isIndent(node: Node): node is Element {
  if (!isElement(node, 'li') || !/\bnone\b/.test(styleOf(node).get('list-style-type') ?? '')) return false;
  return node.childNodes.every((child) => isBlank(child) || isList(child));
}

function mendList(list: Element): void {
  let item: Element | undefined;
  let waiting = [...list.childNodes];
  for (let node = waiting.shift(); node; node = waiting.shift()) {
    if (isIndent(node)) {
      waiting = [...node.childNodes, ...waiting];
      unwrap(node);
    } else if (isElement(node, 'li')) item = node;
    else if (isBlank(node)) replace([node], []);
    else if (item) append(item, [node]);
    else if (isList(node)) replace([list], [node, list]);
    else {
      item = element('li', {}, []);
      replace([node], [item]);
      append(item, [node]);
    }
  }
  if (!item) unwrap(list);
}

/** A heading is one line of words: paragraphs in it are its lines. */
function mendHeading(heading: Element): void {
  const blocks = elementChildren(heading).filter((node) => isElement(node, 'p', 'div'));
  for (const [index, block] of blocks.entries()) {
    if (index > 0) replace([block], [element('br', {}, []), block]);
    unwrap(block);
  }
}
