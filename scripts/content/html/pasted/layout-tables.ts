import { alignmentOf } from '../alignment.ts';
import {
  attribute,
  attributesOf,
  type Element,
  element,
  elementChildren,
  findBelow,
  isBlank,
  isBlock,
  isElement,
  type Node,
  type Parent,
  replace,
} from '../tree.ts';

/** What a cell's style says of the words in it. */
const EMPHASIS = /(^|[\s;])(font|font-weight|font-style|text-decoration(-line)?)\s*:/i;

function cellsByRow(table: Element): Element[][] {
  const groups = [
    table,
    ...elementChildren(table).filter((part) => isElement(part, 'thead', 'tbody', 'tfoot')),
  ];
  const rows = groups.flatMap((group) =>
    elementChildren(group).filter((row) => row.tagName === 'tr'),
  );
  return rows.map((row) => elementChildren(row));
}

/** Whether a table only places what is in it, as those of e-mails do. A heading or a caption makes it a table of data. */
function isLayout(table: Element): boolean {
  if (/^(presentation|none)$/i.test(attribute(table, 'role').trim())) return true;
  const rows = cellsByRow(table);
  if (
    elementChildren(table).some(({ tagName }) => tagName === 'caption') ||
    rows.flat().some(({ tagName }) => tagName === 'th')
  )
    return false;
  if (findBelow(table, ({ tagName }) => tagName === 'table')) return true;
  return (
    attribute(table, 'border') === '0' &&
    rows.every((cells) => cells.filter((cell) => !isBlank(cell)).length <= 1)
  );
}

/** What a cell holds, as a block of its own where it is not made of blocks, or is aligned. */
function contentOf(cell: Element): Node[] {
  const attributes = attributesOf(cell);
  const isPlain =
    alignmentOf(cell.tagName, attributes) === undefined &&
    cell.childNodes.every((node) => isBlank(node) || isBlock(node));
  return isPlain && !EMPHASIS.test(attributes['style'] ?? '')
    ? [...cell.childNodes]
    : [element('div', attributes, cell.childNodes)];
}

/** Leaves of tables that only place things what they place, one below the other. */
export function unwrapLayoutTables(parent: Parent): void {
  for (const child of elementChildren(parent)) {
    const isPlacing = child.tagName === 'table' && isLayout(child);
    unwrapLayoutTables(child);
    if (!isPlacing) continue;
    const captions = elementChildren(child).filter(({ tagName }) => tagName === 'caption');
    const filled = [...captions, ...cellsByRow(child).flat()].filter((cell) => !isBlank(cell));
    replace(child, filled.flatMap(contentOf));
  }
}
