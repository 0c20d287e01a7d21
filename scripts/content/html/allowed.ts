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

const SPANS = { colspan: /^\d{1,2}$/, rowspan: /^\d{1,2}$/ };

/** Attributes that are copied where their value fits, by tag. Links, pictures and alignment have their own rules. */
export const PLAIN_ATTRIBUTES: Record<string, Record<string, RegExp>> = {
  td: SPANS,
  th: { ...SPANS, scope: /^(row|col|rowgroup|colgroup)$/ },
  ol: { start: /^\d{1,4}$/, reversed: /^/, type: /^[aAiI]$/ },
  li: { value: /^\d{1,4}$/ },
};
