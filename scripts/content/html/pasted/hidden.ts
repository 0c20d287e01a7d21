import {
  attribute,
  type Element,
  elementChildren,
  isElement,
  type Parent,
  setChildren,
} from '../tree.ts';
import { styleOf } from './style.ts';

/** How texts hide what readers are not to see: the preheader of an e-mail, the reviewers' comments of a Word file. */
const HIDING: readonly [property: string, value: RegExp][] = [
  ['display', /^none$/],
  ['visibility', /^(hidden|collapse)$/],
  ['mso-hide', /^all$/],
  ['mso-element', /^comment-list$/],
];

function isHidden(element: Element): boolean {
  const style = styleOf(element);
  if (HIDING.some(([property, value]) => value.test(style.get(property) ?? ''))) return true;
  return (
    element.attrs.some(({ name }) => name === 'hidden') ||
    /(^|\s)MsoCommentReference(\s|$)/.test(attribute(element, 'class'))
  );
}

/** Takes out what the text itself hides. */
export function removeHidden(parent: Parent): void {
  setChildren(
    parent,
    parent.childNodes.filter((node) => !isElement(node) || !isHidden(node)),
  );
  for (const child of elementChildren(parent)) removeHidden(child);
}
