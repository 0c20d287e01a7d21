import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes, html as spec } from 'parse5';
import { BLOCK_TAGS, SECTIONS, TAGS_WITHOUT_TEXT } from './allowed.ts';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Parent = DefaultTreeAdapterTypes.ParentNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Attributes = Record<string, string>;

const BLOCKS = new Set([
  ...BLOCK_TAGS,
  ...SECTIONS,
  ...['h1', 'menu', 'dir', 'colgroup', 'form', 'fieldset'],
]);

/** Whether the node is an element, of one of the tags where some are named. */
export function isElement(node: Node | undefined, ...tags: string[]): node is Element {
  return (
    node !== undefined &&
    adapter.isElementNode(node) &&
    (tags.length === 0 || tags.includes(node.tagName))
  );
}

export function isBlock(node: Node): boolean {
  return isElement(node) && BLOCKS.has(node.tagName);
}

export function attributesOf({ attrs }: Element): Attributes {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}

export function attribute({ attrs }: Element, name: string): string {
  return attrs.find((one) => one.name === name)?.value ?? '';
}

export function setAttribute(element: Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((one) => one.name !== name), { name, value }];
}

/** A new element. It takes its children over: their parent is to get others. */
export function element(tag: string, attributes: Attributes, children: readonly Node[]): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const made = adapter.createElement(tag, spec.NS.HTML, attrs);
  setChildren(made, [...children]);
  return made;
}

export function text(value: string): Node {
  return adapter.createTextNode(value);
}

export function rename(node: Element, tag: string): void {
  node.tagName = tag;
  node.nodeName = tag;
}

export function setChildren(parent: Parent, nodes: Node[]): void {
  parent.childNodes = nodes;
  for (const node of nodes) node.parentNode = parent;
}

/** Adds a last child, which its parent is to lose. */
export function add(parent: Parent, node: Node): void {
  adapter.appendChild(parent, node);
}

/** Puts nodes in the place of a child. */
export function replace(child: Node, nodes: readonly Node[]): void {
  const parent = child.parentNode;
  if (!parent) return;
  const index = parent.childNodes.indexOf(child);
  setChildren(parent, [
    ...parent.childNodes.slice(0, index),
    ...nodes,
    ...parent.childNodes.slice(index + 1),
  ]);
}

/** Leaves of an element only what is in it. */
export function unwrap(node: Element): void {
  replace(node, node.childNodes);
}

export function elementChildren(parent: Parent): Element[] {
  return parent.childNodes.filter((node) => isElement(node));
}

/** Every element whose content counts, in the order of the text. */
export function* elementsIn({ childNodes }: Parent): Generator<Element> {
  // A stack, since a hostile text nests deeper than calls can.
  const stack = [...childNodes].reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!isElement(node)) continue;
    yield node;
    if (!TAGS_WITHOUT_TEXT.includes(node.tagName))
      for (const child of [...node.childNodes].reverse()) stack.push(child);
  }
}

/** The first element below a node, in the order of the text, that passes. */
export function findBelow(
  parent: Parent,
  isWanted: (element: Element) => boolean,
): Element | undefined {
  return elementsIn(parent).find(isWanted);
}

export function textOf(node: Node): string {
  if (adapter.isTextNode(node)) return node.value;
  return isElement(node) ? node.childNodes.map(textOf).join('') : '';
}

/** Whether a reader would see nothing of it: no letter, and no picture or line. */
export function isBlank(node: Node): boolean {
  const isSeen = (one: Element) => ['img', 'hr'].includes(one.tagName);
  if (isElement(node) && (isSeen(node) || findBelow(node, isSeen))) return false;
  return !/[^\s\p{Cf}]/u.test(textOf(node));
}

/** Puts others in the place of children that follow each other and are of a kind, with nothing but blank text between them. */
export function replaceRuns(
  parent: Parent,
  isPart: (node: Node) => boolean,
  others: (run: Node[]) => readonly Node[],
): void {
  const result: Node[][] = [];
  let run: Node[] = [];
  let between: Node[] = [];
  const close = () => {
    if (run.length > 0) result.push([...others(run)]);
    result.push(between);
    run = [];
    between = [];
  };
  for (const node of parent.childNodes) {
    if (isPart(node)) {
      if (run.length === 0) close();
      run.push(...between, node);
      between = [];
    } else if (!isElement(node) && isBlank(node)) between.push(node);
    else {
      close();
      result.push([node]);
    }
  }
  close();
  setChildren(parent, result.flat());
}
