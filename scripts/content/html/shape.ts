import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, serialize, html as spec } from 'parse5';
import { ALLOWED_TAGS, TAGS_WITHOUT_TEXT, UNREMARKABLE_TAGS } from './allowed.ts';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Attributes = Record<string, string>;

/** What an allowed element becomes, or undefined where only its content stays. */
export type Reshape = (tag: string, attributes: Attributes) => { tag: string; attributes: Attributes } | undefined;

/** Deeper elements lose their tags: nobody writes so on purpose, and browsers stop nesting at some depth, too. */
const MAX_NESTING = 40;

export function attributesOf({ attrs }: Element): Attributes {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}

/** The nodes as a browser finds them when `html` stands inside an element of a page. */
export function parseInPage(html: string): ChildNode[] {
  const parent = defaultTreeAdapter.createElement('div', spec.NS.HTML, []);
  return parseFragment(parent, html, { scriptingEnabled: false }).childNodes;
}

/** Every element whose content counts, in the order of the text. */
export function* elementsIn(nodes: readonly ChildNode[]): Generator<Element> {
  // A stack, since a hostile text nests deeper than calls can.
  const stack = [...nodes].reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    yield node;
    if (!TAGS_WITHOUT_TEXT.includes(node.tagName)) for (const child of [...node.childNodes].reverse()) stack.push(child);
  }
}

/** Writes the nodes again with allowed elements only, each as `reshape` says. */
export function serializeShaped(nodes: readonly ChildNode[], reshape: Reshape): string {
  const fragment = defaultTreeAdapter.createDocumentFragment();
  appendShaped(fragment, nodes, reshape, 0);
  return serialize(fragment);
}

function appendShaped(parent: DefaultTreeAdapterTypes.ParentNode, nodes: readonly ChildNode[], reshape: Reshape, depth: number): void {
  const stack = [...nodes].reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (defaultTreeAdapter.isTextNode(node)) defaultTreeAdapter.insertText(parent, node.value);
    if (!defaultTreeAdapter.isElementNode(node) || TAGS_WITHOUT_TEXT.includes(node.tagName)) continue;
    const shaped = depth < MAX_NESTING && isKnown(node.tagName) ? reshape(node.tagName, attributesOf(node)) : undefined;
    if (!shaped) {
      for (const child of [...node.childNodes].reverse()) stack.push(child);
      continue;
    }
    const attrs = Object.entries(shaped.attributes).map(([name, value]) => ({ name, value }));
    const element = defaultTreeAdapter.createElement(shaped.tag, spec.NS.HTML, attrs);
    defaultTreeAdapter.appendChild(parent, element);
    appendShaped(element, node.childNodes, reshape, depth + 1);
  }
}

function isKnown(tag: string): boolean {
  return ALLOWED_TAGS.includes(tag) || UNREMARKABLE_TAGS.includes(tag);
}
