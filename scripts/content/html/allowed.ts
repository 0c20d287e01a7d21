/** Tags of blocks. */
export const BLOCK_TAGS = [
  ...['p', 'hr', 'div', 'blockquote', 'pre', 'figure', 'figcaption', 'details', 'summary'],
  ...['h2', 'h3', 'h4', 'h5', 'h6'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Tags that may stand around words only. */
export const INLINE_TAGS = [
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'mark',
  'small',
  'sub',
  'sup',
  'q',
  'cite',
  'code',
  'kbd',
  'abbr',
];

/** What HTML from the backend may consist of. Nothing here can run, load, post, overlay or be found by name. */
export const ALLOWED_TAGS = [...BLOCK_TAGS, ...INLINE_TAGS, 'br', 'del', 'ins', 'a', 'img'];

/** Parts of a page, which are parts of a text. */
export const SECTIONS = [
  'center',
  'section',
  'article',
  'main',
  'header',
  'footer',
  'aside',
  'nav',
  'address',
  'hgroup',
];

/** Tags that are removed without a warning: they only change the look, or something else says what they do. */
export const UNREMARKABLE_TAGS = [
  ...SECTIONS,
  ...[
    'span',
    'font',
    'h1',
    'strike',
    'tt',
    'big',
    'label',
    'wbr',
    'nobr',
    'bdi',
    'bdo',
    'time',
    'menu',
    'dir',
    'colgroup',
    'col',
  ],
];

/** What programs write before a text that is copied. */
export const HEAD_TAGS = ['meta', 'link', 'style', 'title', 'base'];

/** Tags that are removed with their content; of other removed tags the content stays. */
export const TAGS_WITHOUT_TEXT = [
  ...[
    'script',
    'style',
    'noscript',
    'template',
    'title',
    'textarea',
    'select',
    'option',
    'xmp',
    'plaintext',
    'noembed',
    'noframes',
  ],
  ...['iframe', 'object', 'applet', 'svg', 'math', 'audio', 'video', 'canvas'],
];

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
    li: [['value', (value) => /^\d{1,4}$/.test(value)]],
  }).map(([tag, rules]) => [tag, new Map(rules)]),
);
