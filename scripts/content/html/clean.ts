import sanitizeHtml from 'sanitize-html';
import {
  ALLOWED_TAGS,
  PLAIN_ATTRIBUTES,
  TAGS_WITHOUT_TEXT,
  TEXT_ALIGNMENTS,
  UNREMARKABLE_ATTRIBUTES,
  UNREMARKABLE_TAGS,
} from './allowed.ts';
import { safeLink } from './safe-link.ts';

/** A picture inside a text, fetched and made; `src` is an address of this site. */
export interface InlinePicture {
  src: string;
  width: number;
  height: number;
}
export type InlinePictures = ReadonlyMap<string, InlinePicture>;

export interface Cleaned {
  html: string;
  /** What was taken out, with how often: `script ×2`. */
  removed: string[];
}

type Attributes = Record<string, string>;
type Note = (what: string) => void;

const RENAMED: Record<string, string> = { h1: 'h2', center: 'div', section: 'div', article: 'div' };
/** Not an allowed tag: its content stays, it goes. */
const UNWRAPPED = 'unwrapped';
const MAX_NESTING = 40;

function alignmentOf(tag: string, { style = '', align = '', class: classes = '' }: Attributes): string | undefined {
  const inStyle = /(?:^|;)\s*text-align\s*:\s*([a-z]+)/i.exec(style)?.[1];
  // Editors that write classes mostly use these names.
  const inClass = /(?:^|\s)text-([a-z]+)(?:\s|$)/.exec(classes)?.[1];
  const wanted = (inStyle ?? inClass ?? align).toLowerCase() || (tag === 'center' ? 'center' : '');
  return Object.hasOwn(TEXT_ALIGNMENTS, wanted) ? TEXT_ALIGNMENTS[wanted] : undefined;
}

function plainAttributes(tag: string, attributes: Attributes): Attributes {
  return Object.fromEntries(
    [...(PLAIN_ATTRIBUTES.get(tag) ?? [])].flatMap(([name, fits]) => {
      const value = attributes[name];
      return value !== undefined && fits(value) ? [[name, value]] : [];
    }),
  );
}

function noteAttributes(tag: string, attributes: Attributes, note: Note): void {
  for (const [name, value] of Object.entries(attributes)) {
    const isRead = (tag === 'a' && name === 'href') || (tag === 'img' && name === 'src') || PLAIN_ATTRIBUTES.get(tag)?.get(name)?.(value);
    const isAlignment = name === 'style' && /^\s*text-align\s*:[^;]*;?\s*$/i.test(value);
    if (!isRead && !isAlignment && !UNREMARKABLE_ATTRIBUTES.test(name)) note(`${name.slice(0, 20)}=`);
  }
}

function link(attributes: Attributes, note: Note): sanitizeHtml.Tag {
  const { href } = attributes;
  const safe = href === undefined ? undefined : safeLink(href);
  if (href !== undefined && !safe) note(`link to "${href.trim().slice(0, 40)}"`);
  if (!safe) return { tagName: UNWRAPPED, attribs: {} };
  const outwards = safe.isExternal ? { target: '_blank', rel: 'noopener nofollow' } : {};
  return { tagName: 'a', attribs: { href: safe.href, ...outwards } };
}

function picture(attributes: Attributes, pictures: InlinePictures, note: Note): sanitizeHtml.Tag {
  const { src = '', alt = '' } = attributes;
  const made = pictures.get(src);
  if (!made) {
    note(`picture "${src.trim().slice(0, 40)}"`);
    return { tagName: UNWRAPPED, attribs: {} };
  }
  const size = { width: String(made.width), height: String(made.height) };
  return { tagName: 'img', attribs: { src: made.src, alt, ...size, loading: 'lazy', decoding: 'async' } };
}

/** The allow list a second time: what the transformation wrote is all that may come out. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    ol: ['start', 'reversed'],
  },
  allowedClasses: { '*': [...new Set(Object.values(TEXT_ALIGNMENTS))] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: TAGS_WITHOUT_TEXT,
  nestingLimit: MAX_NESTING,
  parseStyleAttributes: false,
  textFilter: (text) => text.replaceAll(/[^\P{Cc}\n\t]/gu, ''),
};

/** HTML from the backend made harmless. Pictures stay only if they are among `pictures`, by the address the text gives. */
export function cleanHtml(dirty: string, pictures: InlinePictures): Cleaned {
  const counts = new Map<string, number>();
  const note: Note = (what) => counts.set(what, (counts.get(what) ?? 0) + 1);
  const transform = (tag: string, attributes: Attributes): sanitizeHtml.Tag => {
    noteAttributes(tag, attributes, note);
    if (tag === 'a') return link(attributes, note);
    if (tag === 'img') return picture(attributes, pictures, note);
    if (!ALLOWED_TAGS.includes(tag) && !UNREMARKABLE_TAGS.includes(tag)) note(tag.slice(0, 20));
    const alignment = alignmentOf(tag, attributes);
    const tagName = Object.hasOwn(RENAMED, tag) ? (RENAMED[tag] ?? tag) : tag;
    return { tagName, attribs: { ...(alignment ? { class: alignment } : {}), ...plainAttributes(tag, attributes) } };
  };
  const html = sanitizeHtml(dirty, { ...OPTIONS, transformTags: { '*': transform } }).trim();
  return { html, removed: [...counts].map(([what, count]) => (count > 1 ? `${what} ×${count}` : what)) };
}

/** The addresses of the pictures a text shows, once each. */
export function pictureAddresses(dirty: string): string[] {
  const addresses = new Set<string>();
  const collect = (tag: string, attributes: Attributes): sanitizeHtml.Tag => {
    if (tag === 'img' && attributes['src']) addresses.add(attributes['src']);
    return { tagName: tag, attribs: {} };
  };
  sanitizeHtml(dirty, { ...OPTIONS, allowedTags: ['img'], transformTags: { '*': collect } });
  return [...addresses];
}
