import sanitizeHtml from 'sanitize-html';
import { CURRENCY_LABEL } from '../../../src/lib/config.ts';
import { ALIGNMENT_CLASSES, alignmentOf } from './alignment.ts';
import {
  ALLOWED_TAGS,
  HEAD_TAGS,
  PLAIN_ATTRIBUTES,
  SECTIONS,
  TAGS_WITHOUT_TEXT,
  UNREMARKABLE_TAGS,
} from './allowed.ts';
import { type Anchors, anchorsOf } from './anchors.ts';
import { fullAddress } from './full-address.ts';
import { normalise } from './pasted/normalise.ts';
import { applySheets } from './pasted/sheets.ts';
import { safeLink } from './safe-link.ts';
import { keepReadable, parseInPage, serializeShaped } from './shape.ts';
import { type Attributes, attributesOf, type Element, elementsIn } from './tree.ts';

/** A picture inside a text, fetched and made; `src` is an address of this site. */
export interface InlinePicture {
  src: string;
  width: number;
  height: number;
}
export type InlinePictures = ReadonlyMap<string, InlinePicture>;

interface SanitizedHtml {
  html: string;
  /** What a reader misses, each thing once: `script`, `link to "http://old.example"`. */
  removed: string[];
}

type Note = (what: string) => unknown;

const RENAMED: Record<string, string> = {
  h1: 'h2',
  strike: 's',
  tt: 'code',
  ...Object.fromEntries(SECTIONS.map((tag) => [tag, 'div'])),
};
/** Tags that are known and carry nothing: their content stays. */
const WITHOUT_TAG = new Set(UNREMARKABLE_TAGS.filter((tag) => !Object.hasOwn(RENAMED, tag)));
/** Rounds until cleaning changes nothing any more; ordinary texts need two. */
const MAX_ROUNDS = 8;
/** Links get a few attributes. Tags that overlap are written out again and again, and a round takes seconds then. */
const MAX_GROWTH = 4;

function plainAttributes(tag: string, attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(PLAIN_ATTRIBUTES[tag] ?? {}).flatMap(([name, fits]) => {
      const value = attributes[name];
      return value !== undefined && fits.test(value) ? [[name, value]] : [];
    }),
  );
}

function link(attributes: Attributes, anchors: Anchors, note: Note): Attributes | undefined {
  const { href } = attributes;
  if (href === undefined) return {};
  const inside = anchors.hrefOf(href);
  if (inside) return { href: inside };
  const safe = safeLink(fullAddress(href));
  if (!safe) {
    note(`link to "${href.trim().slice(0, 40)}"`);
    return {};
  }
  return {
    href: safe.href,
    ...(safe.isExternal && { target: '_blank', rel: 'noopener nofollow' }),
  };
}

function picture(
  attributes: Attributes,
  pictures: InlinePictures,
  note: Note,
): Attributes | undefined {
  const { src = '', alt = '' } = attributes;
  const made = pictures.get(src);
  if (!made) {
    note(`picture "${src.trim().slice(0, 40)}"`);
    return undefined;
  }
  return {
    src: made.src,
    alt,
    width: String(made.width),
    height: String(made.height),
    loading: 'lazy',
    decoding: 'async',
  };
}

/** The currency never stands on another line than its amount. */
const BEFORE_AMOUNT = new RegExp(`\\b${CURRENCY_LABEL}\\s(?=\\d)`, 'g');

/** The allow list a second time: only what was written above may come out. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: {
    '*': ['id'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
  },
  allowedClasses: { '*': ALIGNMENT_CLASSES },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: TAGS_WITHOUT_TEXT,
  parseStyleAttributes: false,
  textFilter: (text) =>
    text.replaceAll(/[^\P{Cc}\n\t]/gu, '').replaceAll(BEFORE_AMOUNT, `${CURRENCY_LABEL}\u00a0`),
};

/**
 * HTML from the backend made harmless and whole: what comes out is what a browser finds when it reads it inside a page, and cleaning it again
 * changes nothing. It is read as a browser would, written again with what is allowed, and sanitised on top of that.
 * @param pictures those that were fetched, by the address the text gives; others go
 * @param idPrefix of the ids that links inside the text lead to
 */
export function sanitize(
  dirty: string,
  pictures: InlinePictures,
  idPrefix = 'text-',
): SanitizedHtml {
  const removed = new Set<string>();
  let html = cleanOnce(dirty, pictures, idPrefix, (what) => removed.add(what));
  const made = new Map([...pictures.values()].map((one) => [one.src, one]));
  // Markup that is written again may be read in another way: a table inside a paragraph, say, ends the paragraph.
  for (let round = 1, before = ''; before !== html; round += 1) {
    if (round > MAX_ROUNDS || html.length > MAX_GROWTH * dirty.length + 1_000) {
      removed.add('markup that no browser reads as it is written');
      html = wordsIn(html);
      break;
    }
    before = html;
    html = cleanOnce(html, made, idPrefix, () => undefined);
  }
  return { html, removed: [...removed] };
}

function cleanOnce(dirty: string, pictures: InlinePictures, idPrefix: string, note: Note): string {
  const root = parseInPage(dirty);
  for (const element of elementsIn(root)) noteElement(element, note);
  applySheets(root);
  keepReadable(root);
  normalise(root);
  const anchors = anchorsOf(elementsIn(root), idPrefix);
  const shaped = serializeShaped(root, (tag, attributes) => {
    const id = anchors.idOf(tag, attributes);
    const own = ownAttributes(tag, attributes, pictures, anchors, note);
    // A link that leads nowhere is nothing but its words, unless another link leads to it.
    if (!own || (tag === 'a' && !own['href'] && !id) || WITHOUT_TAG.has(tag)) return undefined;
    return {
      tag: Object.hasOwn(RENAMED, tag) ? (RENAMED[tag] ?? tag) : tag,
      attributes: { ...(id && { id }), ...own },
    };
  });
  return sanitizeHtml(shaped, OPTIONS).trim();
}

function ownAttributes(
  tag: string,
  attributes: Attributes,
  pictures: InlinePictures,
  anchors: Anchors,
  note: Note,
): Attributes | undefined {
  if (tag === 'a') return link(attributes, anchors, note);
  if (tag === 'img') return picture(attributes, pictures, note);
  const alignment = alignmentOf(tag, attributes);
  return { ...(alignment && { class: alignment }), ...plainAttributes(tag, attributes) };
}

function noteElement({ tagName }: Element, note: Note): void {
  // Office's own have a colon.
  const isRemarkable =
    ![...ALLOWED_TAGS, ...UNREMARKABLE_TAGS, ...HEAD_TAGS].includes(tagName) &&
    !tagName.includes(':');
  if (isRemarkable) note(tagName.slice(0, 20));
}

/** The text of HTML without any markup, escaped. */
function wordsIn(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: TAGS_WITHOUT_TEXT,
  }).trim();
}

/** The addresses of the pictures a text shows, once each. */
export function pictureAddresses(dirty: string): string[] {
  const pictures = [...elementsIn(parseInPage(dirty))].filter(({ tagName }) => tagName === 'img');
  return [...new Set(pictures.flatMap((element) => attributesOf(element)['src'] || []))];
}
