/** What HTML from the backend may consist of. Nothing here can run, load, post, overlay or be found by name. */
export const ALLOWED_TAGS = [
  ...['p', 'br', 'hr', 'div', 'blockquote', 'pre', 'figure', 'figcaption', 'details', 'summary'],
  ...['h2', 'h3', 'h4', 'h5', 'h6'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'q', 'cite', 'code', 'kbd', 'abbr'],
  ...['a', 'img'],
];

/** Tags that are removed without a warning: they only change the look. */
export const UNREMARKABLE_TAGS = ['span', 'font', 'center', 'section', 'article', 'h1', 'o:p'];

/** Tags that are removed with their content; of other removed tags the content stays. */
export const TAGS_WITHOUT_TEXT = [
  ...['script', 'style', 'noscript', 'template', 'title', 'textarea', 'select', 'option', 'xmp', 'plaintext', 'noembed', 'noframes'],
  ...['iframe', 'object', 'applet', 'svg', 'math', 'audio', 'video', 'canvas'],
];

export const TEXT_ALIGNMENTS: Record<string, string> = {
  left: 'text-start',
  start: 'text-start',
  center: 'text-center',
  right: 'text-end',
  end: 'text-end',
};

type Rules = [name: string, fits: (value: string) => boolean][];

const isSmallNumber = (value: string) => /^\d{1,2}$/.test(value);
const SPANS: Rules = [
  ['colspan', isSmallNumber],
  ['rowspan', isSmallNumber],
];

/** Attributes that are copied where their value is valid, by tag. Links, pictures and alignment have their own rules. */
export const PLAIN_ATTRIBUTES = new Map(
  Object.entries<Rules>({
    td: SPANS,
    th: [...SPANS, ['scope', (value) => /^(row|col|rowgroup|colgroup)$/.test(value)]],
    ol: [
      ['start', (value) => /^\d{1,4}$/.test(value)],
      ['reversed', () => true],
      ['type', (value) => /^[aAiI]$/.test(value)],
    ],
  }).map(([tag, rules]) => [tag, new Map(rules)]),
);

/** Attributes that are removed without a warning. */
export const UNREMARKABLE_ATTRIBUTES =
  /^(class|align|lang|dir|target|rel|title|alt|width|height|loading|decoding|border|cell(padding|spacing)|data-.*)$/;
