import { declarationsOf } from './pasted/style.ts';
import type { Attributes } from './tree.ts';

const CLASSES = new Map(
  Object.entries({
    left: 'text-start',
    start: 'text-start',
    center: 'text-center',
    right: 'text-end',
    end: 'text-end',
  }),
);
/** The classes that a text keeps. */
export const ALIGNMENT_CLASSES = [...new Set(CLASSES.values())];

/** Bootstrap's and our own, Quill's, WordPress's, and those of CKEditor and Drupal. */
const IN_CLASS =
  /(?:^|\s)(?:ql-align-|has-text-align-|text-align-|text-|align)(left|start|center|right|end)(?=\s|$)/;

/** The class for how an element's lines are aligned, however the editor says it; undefined where it is as usual. */
export function alignmentOf(
  tag: string,
  { style = '', align = '', class: classes = '' }: Attributes,
): string | undefined {
  const inStyle = declarationsOf(style)
    .get('text-align')
    ?.replace(/^-(webkit|moz)-/, '');
  const wanted =
    inStyle ?? IN_CLASS.exec(classes)?.[1] ?? (align || (tag === 'center' ? 'center' : ''));
  return CLASSES.get(wanted.toLowerCase());
}
