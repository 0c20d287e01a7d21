import {
  attribute,
  attributesOf,
  type Element,
  elementChildren,
  findBelow,
  isElement,
  type Node,
  type Parent,
  replace,
  replaceRuns,
  text,
  textOf,
} from '../tree.ts';
import { markerOf } from './list-marker.ts';
import { type FlatItem, nestedLists } from './nested-lists.ts';
import { styleOf } from './style.ts';

/** `l0 level1 lfo1`: the list, the level, and a restart of its numbers. */
const LIST = /^(l\d+) level(\d) (lfo\d+)/;
const LIST_CLASS = /(^|\s|_)MsoList(Paragraph|Continue|Bullet|Number)/;
/** A marker that an editor has left without its style is set apart by several spaces, of which some do not break. */
const LOOSE_MARKER = /^\s*(\S{1,12})(?:\u00a0\s+|\s+\u00a0\s*)/;

const listStyle = (node: Element) =>
  LIST.exec(styleOf(node).get('mso-list')?.replaceAll(/\s+/g, ' ') ?? '');
const isListParagraph = (node: Node) =>
  isElement(node, 'p') && (listStyle(node) !== null || LIST_CLASS.test(attribute(node, 'class')));
const isMarker = (node: Element) => styleOf(node).get('mso-list') === 'ignore';

/** Makes lists of the paragraphs that Word writes for them, in every part of the text. */
export function listsOfWord(parent: Parent): void {
  for (const child of elementChildren(parent)) listsOfWord(child);
  replaceRuns(parent, isListParagraph, (run) => {
    const items = run.filter((node) => isElement(node)).map(itemOf);
    return items.some(({ level }) => level !== undefined) ? nestedLists(items) : run;
  });
  for (const heading of elementChildren(parent).filter((node) => /^h[1-6]$/.test(node.tagName)))
    plainMarker(heading);
}

function itemOf(paragraph: Element): FlatItem {
  const [, list, level, restart] = listStyle(paragraph) ?? [];
  const written = takeMarker(paragraph, level !== undefined);
  const marker = written === undefined ? undefined : markerOf(written);
  const isItem = marker !== undefined && marker.kind !== 'words';
  return {
    level: level || isItem ? Number(level ?? 1) : undefined,
    numbers: isItem ? marker.numbers : undefined,
    list: `${list} ${restart}`,
    attributes: attributesOf(paragraph),
    children:
      marker?.kind === 'words'
        ? [text(`${written} `), ...paragraph.childNodes]
        : [...paragraph.childNodes],
  };
}

/** Takes the marker out of a paragraph. Where its style says that it is an item, one without a marker has a bullet. */
function takeMarker(paragraph: Element, isItem: boolean): string | undefined {
  const marked = findBelow(paragraph, isMarker);
  if (marked) {
    const marker = textOf(marked).trim();
    replace(marked, []);
    return marker;
  }
  const [all = '', marker = ''] = LOOSE_MARKER.exec(textOf(paragraph)) ?? [];
  if (markerOf(marker).kind === 'words' || marker === '') return isItem ? '' : undefined;
  dropStart(paragraph, all.length);
  return marker;
}

function dropStart(node: Node, length: number): number {
  if (isElement(node))
    return node.childNodes.reduce((left, child) => dropStart(child, left), length);
  if (!('value' in node)) return length;
  const dropped = Math.min(length, node.value.length);
  node.value = node.value.slice(dropped);
  return length - dropped;
}

/** A numbered heading keeps its number, before one space. */
function plainMarker(heading: Element): void {
  const marked = findBelow(heading, isMarker);
  if (marked) replace(marked, [text(`${textOf(marked).trim()} `)]);
}
