import { type Attributes, add, type Element, element, type Node, setAttribute } from '../tree.ts';
import type { ItemNumber } from './list-marker.ts';

/** One item of a list that is written without nesting. */
export interface FlatItem {
  /** From 1; undefined for what belongs to the item before. */
  level?: number | undefined;
  /** How its number may be read; none for a bullet; undefined for a paragraph without a marker. */
  numbers?: readonly ItemNumber[] | undefined;
  /** Tells lists apart that follow each other. */
  list?: string;
  attributes: Attributes;
  children: readonly Node[];
}

interface OpenList {
  level: number;
  kind: string;
  element: Element;
  type: ItemNumber['type'];
  next: number;
}

/** The lists that the items make, each inside the item that it belongs to. */
export function nestedLists(items: readonly FlatItem[]): Node[] {
  const roots: Node[] = [];
  const open: OpenList[] = [];

  const closeTo = (isLeft: (list: OpenList) => boolean) => {
    while (open.length > 0 && isLeft(open.at(-1) as OpenList)) open.pop();
  };
  const place = (node: Node) => {
    const item = open.at(-1)?.element.childNodes.at(-1) as Element | undefined;
    if (item) add(item, node);
    else roots.push(node);
  };

  for (const {
    level = Number.POSITIVE_INFINITY,
    numbers,
    list = '',
    attributes,
    children,
  } of items) {
    if (!numbers) {
      closeTo((one) => one.level >= level);
      place(element('p', attributes, children));
      continue;
    }
    const current = open.find((one) => one.level === level);
    const ofThisList = current ? numbers.filter(({ type }) => type === current.type) : [];
    const number =
      ofThisList.find(({ value }) => value === current?.next) ?? ofThisList[0] ?? numbers[0];
    const kind = `${number ? `ol ${number.type}` : 'ul'} ${list}`;
    closeTo((one) => one.level > level || (one.level === level && one.kind !== kind));
    let target = open.at(-1);
    if (target?.level !== level) {
      const start: Attributes = number && number.value !== 1 ? { start: String(number.value) } : {};
      const type: Attributes = number?.type ? { type: number.type } : {};
      const made = element(number ? 'ol' : 'ul', { ...start, ...type }, []);
      place(made);
      target = { level, kind, element: made, type: number?.type, next: number?.value ?? 1 };
      open.push(target);
    }
    const item = element('li', attributes, children);
    if (number && number.value !== target.next) setAttribute(item, 'value', String(number.value));
    target.next = (number?.value ?? target.next) + 1;
    add(target.element, item);
  }
  return roots;
}
