import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes, html as spec } from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Parent = DefaultTreeAdapterTypes.ParentNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Attributes = Record<string, string>;

const BLOCKS = new Set([
  ...['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'menu', 'dir', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'hr'],
  ...['table', 'caption', 'colgroup', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'figure', 'figcaption', 'details', 'summary'],
  ...['center', 'section', 'article', 'main', 'header', 'footer', 'aside', 'nav', 'address', 'form', 'fieldset'],
]);

/** Whether the node is an element, of one of the tags where some are named. */
export function isElement(node: Node | undefined, ...tags: string[]): node is Element {
  return node !== undefined && adapter.isElementNode(node) && (tags.length === 0 || tags.includes(node.tagName));
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

export function element(tag: string, attributes: Attributes, children: readonly Node[]): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const made = adapter.createElement(tag, spec.NS.HTML, attrs);
  append(made, children);
  return made;
}

export function text(value: string): Node {
  return adapter.createTextNode(value);
}

export function rename(node: Element, tag: string): void {
  node.tagName = tag;
  node.nodeName = tag;
}

/** Moves nodes to the end of a parent. */
export function append(parent: Parent, nodes: readonly Node[]): void {
  for (const node of [...nodes]) {
    adapter.detachNode(node);
    adapter.appendChild(parent, node);
  }
}

/** Puts nodes in the place of others, which follow each other. */
export function replace([first, ...others]: readonly Node[], nodes: readonly Node[]): void {
  if (!first?.parentNode) return;
  for (const node of [...nodes]) {
    if (node === first) continue;
    adapter.detachNode(node);
    adapter.insertBefore(first.parentNode, node, first);
  }
  for (const node of [first, ...others]) if (!nodes.includes(node)) adapter.detachNode(node);
}

export function setChildren(parent: Parent, nodes: Node[]): void {
  parent.childNodes = nodes;
  for (const node of nodes) node.parentNode = parent;
}

/** Leaves of an element only what is in it. */
export function unwrap(node: Element): void {
  const children = [...node.childNodes];
  const place = text('');
  replace([node], [place]);
  replace([place], children);
}

export function elementChildren(parent: Parent): Element[] {
  return parent.childNodes.filter((node) => isElement(node));
}

/** All elements below a node, in the order of the text. */
export function* descendants(parent: Parent): Generator<Element> {
  for (const child of elementChildren(parent)) {
    yield child;
    yield* descendants(child);
  }
}

export function textOf(node: Node): string {
  if (adapter.isTextNode(node)) return node.value;
  return isElement(node) ? node.childNodes.map(textOf).join('') : '';
}

/** Whether a reader would see nothing of it: no letter, and no picture or line. */
export function isBlank(node: Node): boolean {
  const isSeen = (one: Element) => ['img', 'hr'].includes(one.tagName);
  if (isElement(node) && (isSeen(node) || [...descendants(node)].some(isSeen))) return false;
  return !/[^\s\p{Cf}]/u.test(textOf(node));
}

/** Children that follow each other and are of a kind, with nothing but blank text between them. */
export function runsOf(parent: Parent, isPart: (node: Node) => boolean): Node[][] {
  const runs: Node[][] = [];
  let run: Node[] = [];
  let between: Node[] = [];
  for (const node of parent.childNodes) {
    if (isPart(node)) {
      if (run.length === 0) runs.push(run);
      run.push(...between, node);
      between = [];
    } else if (!isElement(node) && isBlank(node)) {
      if (run.length > 0) between.push(node);
    } else {
      run = [];
      between = [];
    }
  }
  return runs;
}
