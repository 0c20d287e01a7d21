import { type DefaultTreeAdapterTypes, parse, serialize, defaultTreeAdapter as tree } from 'parse5';

/** The node and everything below it. */
export function* everyNode(
  node: DefaultTreeAdapterTypes.Node,
): Generator<DefaultTreeAdapterTypes.Node> {
  yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* everyNode(child);
}

/** What a browser makes of HTML that is a page of its own: its elements, and its body written out. */
export function parsedPage(html: string): {
  elements: DefaultTreeAdapterTypes.Element[];
  body: string;
} {
  const elements = [...everyNode(parse(html))].filter((node) => tree.isElementNode(node));
  const start = elements.findIndex(({ tagName }) => tagName === 'body');
  const body = elements[start];
  return { elements: elements.slice(start + 1), body: body ? serialize(body) : '' };
}
