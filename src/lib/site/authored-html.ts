/** Tags in HTML that the pull has sanitised (scripts/content/html/sanitize.ts), where no other `<` stands. */
const HEADING_TAGS = /<(\/?)h([1-6])(?=[\s>])/g;
const TABLE_TAGS = /<table(?=[\s>])|<\/table>/g;
const DEEPEST = 6;

interface Place {
  /** Level of the heading above the text. */
  below: number;
  /** What a table is called, for screen readers. */
  table: string;
}

/** An author's text as a part of the page that it stands on. */
export function authoredHtml(html: string, { below, table }: Place): string {
  return scrollingTables(headingsBelow(html, below), table);
}

/** The highest headings come right below the one above the text, and none leaves a level out, which is what screen readers follow. */
function headingsBelow(html: string, above: number): string {
  const open: number[] = [];
  return html.replaceAll(HEADING_TAGS, (_tag, slash: string, level: string) => {
    if (!slash) {
      while ((open.at(-1) ?? 0) >= Number(level)) open.pop();
      open.push(Number(level));
    }
    return `<${slash}h${Math.min(above + open.length, DEEPEST)}`;
  });
}

/** Tables that scroll sideways in a place of their own, also by keys. */
function scrollingTables(html: string, name: string): string {
  return html.replaceAll(TABLE_TAGS, (tag) =>
    tag === '<table'
      ? `<div class="table-scroll" role="group" aria-label="${name}" tabindex="0">${tag}`
      : `${tag}</div>`,
  );
}
