import { attribute, attributesOf, type Element, elementChildren, isBlank, isElement, type Parent, replaceRuns, unwrap } from '../tree.ts';
import { typeOf } from './list-kinds.ts';
import type { ItemNumber } from './list-marker.ts';
import { type FlatItem, nestedLists } from './nested-lists.ts';

/** What Quill writes before the items of each level, and again from the fourth. */
const QUILL_TYPES = [undefined, 'a', 'i'] as const;
const INDENT = /(?:^|\s)ql-indent-(\d)(?=\s|$)/;

const indentOf = (item: Element) => INDENT.exec(attribute(item, 'class'))?.[1];
const levelOf = (item: Element) => /^[1-9]$/.exec(attribute(item, 'data-aria-level'))?.[0];
const isFlat = (item: Element) => attribute(item, 'data-list') !== '' || (indentOf(item) ?? levelOf(item)) !== undefined;

/** Nests the items of lists that say their level and kind by classes: Quill's, and those of Word in a browser, which has a list for each item. */
export function nestFlatLists(parent: Parent): void {
  for (const box of elementChildren(parent).filter((node) => /(^|\s)ListContainerWrapper(\s|$)/.test(attribute(node, 'class'))))
    unwrap(box);
  for (const child of elementChildren(parent)) nestFlatLists(child);
  replaceRuns(
    parent,
    (node) => isElement(node, 'ul', 'ol'),
    (run) => {
      const lists = run.filter((node) => isElement(node));
      const items = lists.flatMap((list) => list.childNodes).filter((node) => !isBlank(node) || isElement(node));
      const areFlat = items.some((node) => isElement(node) && isFlat(node)) && items.every((node) => isElement(node, 'li'));
      return areFlat ? nestedLists(flatItems(lists)) : run;
    },
  );
}

function flatItems(lists: readonly Element[]): FlatItem[] {
  const counts: number[] = [];
  return lists.flatMap((list) =>
    elementChildren(list).map((item, index) => {
      const level = Number(levelOf(item) ?? Number(indentOf(item) ?? 0) + 1);
      const kind = attribute(item, 'data-list');
      const isOrdered = kind ? kind === 'ordered' : list.tagName === 'ol';
      counts.length = Math.min(counts.length, level);
      const start = index === 0 ? Number.parseInt(attribute(list, 'start'), 10) : Number.NaN;
      const value = Number.isNaN(start) ? (counts[level - 1] ?? 0) + 1 : start;
      if (isOrdered) counts[level - 1] = value;
      const type = levelOf(item) ? typeOf(list) : QUILL_TYPES[(level - 1) % QUILL_TYPES.length];
      const number: ItemNumber = { ...(type && { type }), value };
      return { level, numbers: isOrdered ? [number] : [], attributes: attributesOf(item), children: [...item.childNodes] };
    }),
  );
}
