import { defaultTreeAdapter, parseFragment, serialize, html as spec } from 'parse5';
import { ALLOWED_TAGS, TAGS_WITHOUT_TEXT, UNREMARKABLE_TAGS } from './allowed.ts';
import { type Attributes, attributesOf, isElement, type Node, type Parent } from './tree.ts';

/** What an allowed element becomes, or undefined where only its content stays. */
export type Reshape = (
  tag: string,
  attributes: Attributes,
) => { tag: string; attributes: Attributes } | undefined;

/** Deeper elements lose their tags: nobody writes so on purpose, and browsers stop nesting at some depth, too. */
const MAX_NESTING = 40;
/** Far more than editors write, with the tags that are taken off. */
const MAX_READ_NESTING = 120;

/** The nodes as a browser finds them when `html` stands inside an element of a page. */
export function parseInPage(html: string): Parent {
  const parent = defaultTreeAdapter.createElement('div', spec.NS.HTML, []);
  return parseFragment(parent, html, { scriptingEnabled: false });
}

/** Takes out what is no text, and the tags of elements that are nested deeper than calls should go. */
export function keepReadable(parent: Parent, depth = 0): void {
  const isRead = (node: Node) =>
    isElement(node)
      ? !TAGS_WITHOUT_TEXT.includes(node.tagName)
      : defaultTreeAdapter.isTextNode(node);
  const children = parent.childNodes.filter(isRead);
  if (depth < MAX_READ_NESTING) {
    parent.childNodes = children;
    for (const child of children) if (isElement(child)) keepReadable(child, depth + 1);
    return;
  }
  parent.childNodes = [];
  const stack = children.reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (isElement(node) && node.childNodes.length > 0)
      for (const child of node.childNodes.filter(isRead).reverse()) stack.push(child);
    else defaultTreeAdapter.appendChild(parent, node);
  }
}

/** Writes the nodes again with allowed elements only, each as `reshape` says. */
export function serializeShaped({ childNodes }: Parent, reshape: Reshape): string {
  const fragment = defaultTreeAdapter.createDocumentFragment();
  appendShaped(fragment, childNodes, reshape, 0);
  return serialize(fragment);
}

function appendShaped(
  parent: Parent,
  nodes: readonly Node[],
  reshape: Reshape,
  depth: number,
): void {
  const stack = [...nodes].reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (defaultTreeAdapter.isTextNode(node)) defaultTreeAdapter.insertText(parent, node.value);
    if (!defaultTreeAdapter.isElementNode(node) || TAGS_WITHOUT_TEXT.includes(node.tagName))
      continue;
    const shaped =
      depth < MAX_NESTING && isKnown(node.tagName)
        ? reshape(node.tagName, attributesOf(node))
        : undefined;
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
