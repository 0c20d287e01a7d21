import { defaultTreeAdapter, parseFragment, serialize, html as spec } from 'parse5';
import { ALLOWED_TAGS, TAGS_WITHOUT_TEXT, UNREMARKABLE_TAGS } from './allowed.ts';
import {
  type Attributes,
  attributesOf,
  element,
  isElement,
  type Node,
  type Parent,
} from './tree.ts';

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

/** Writes what `keepReadable` has left again with allowed elements only, each as `reshape` says. */
export function serializeShaped({ childNodes }: Parent, reshape: Reshape): string {
  return serialize(element('div', {}, shapedNodes(childNodes, reshape, 0)));
}

function shapedNodes(nodes: readonly Node[], reshape: Reshape, depth: number): Node[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    const shaped =
      depth < MAX_NESTING && isKnown(node.tagName)
        ? reshape(node.tagName, attributesOf(node))
        : undefined;
    if (!shaped) return shapedNodes(node.childNodes, reshape, depth);
    const children = shapedNodes(node.childNodes, reshape, depth + 1);
    return [element(shaped.tag, shaped.attributes, children)];
  });
}

function isKnown(tag: string): boolean {
  return ALLOWED_TAGS.includes(tag) || UNREMARKABLE_TAGS.includes(tag);
}
