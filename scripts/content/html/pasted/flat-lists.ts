import {
  attribute,
  attributesOf,
  type Element,
  elementChildren,
  isBlank,
  isElement,
  type Parent,
  replaceRuns,
  unwrap,
} from '../tree.ts';
import { typeOf } from './list-kinds.ts';
import type { ItemNumber } from './list-marker.ts';
import { type FlatItem, nestedLists } from './nested-lists.ts';

/** What Quill and Google Docs write before the items of each level, and again from the fourth. */
const USUAL_TYPES = [undefined, 'a', 'i'] as const;
/** Quill's class of an item, and that of a list which Google Docs exports. */
const INDENT = /(?:^|\s)(?:ql-indent|lst-kix_\w+)-(\d)(?=\s|$)/;

const indentOf = (node: Element) => INDENT.exec(attribute(node, 'class'))?.[1];
const levelOf = (item: Element) => /^[1-9]$/.exec(attribute(item, 'data-aria-level'))?.[0];
const isFlat = (node: Element) =>
  attribute(node, 'data-list') !== '' || (indentOf(node) ?? levelOf(node)) !== undefined;

/**
 * Nests the items of lists that say their level and kind by classes: Quill's, those that Google Docs exports, and those of Word in a browser, which has a
 * list for each item.
 */
export function nestFlatLists(parent: Parent): void {
  for (const box of elementChildren(parent).filter((node) =>
    /(^|\s)ListContainerWrapper(\s|$)/.test(attribute(node, 'class')),
  ))
    unwrap(box);
  for (const child of elementChildren(parent)) nestFlatLists(child);
  replaceRuns(
    parent,
    (node) => isElement(node, 'ul', 'ol'),
    (run) => {
      const lists = run.filter((node) => isElement(node));
      const items = lists
        .flatMap((list) => list.childNodes)
        .filter((node) => !isBlank(node) || isElement(node));
      const areFlat =
        [...lists, ...items].some((node) => isElement(node) && isFlat(node)) &&
        items.every((node) => isElement(node, 'li'));
      return areFlat ? nestedLists(flatItems(lists)) : run;
    },
  );
}

function flatItems(lists: readonly Element[]): FlatItem[] {
  const counts: number[] = [];
  return lists.flatMap((list) =>
    elementChildren(list).map((item, index) => {
      const level = Number(levelOf(item) ?? Number(indentOf(item) ?? indentOf(list) ?? 0) + 1);
      const kind = attribute(item, 'data-list');
      const isOrdered = kind ? kind === 'ordered' : list.tagName === 'ol';
      counts.length = Math.min(counts.length, level);
      const start = index === 0 ? Number.parseInt(attribute(list, 'start'), 10) : Number.NaN;
      const value = Number.isNaN(start) ? (counts[level - 1] ?? 0) + 1 : start;
      if (isOrdered) counts[level - 1] = value;
      const type = levelOf(item) ? typeOf(list) : USUAL_TYPES[(level - 1) % USUAL_TYPES.length];
      const number: ItemNumber = { ...(type && { type }), value };
      return {
        level,
        numbers: isOrdered ? [number] : [],
        attributes: attributesOf(item),
        children: [...item.childNodes],
      };
    }),
  );
}
