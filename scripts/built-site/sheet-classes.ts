import { ident, parse, walk } from 'css-tree';

/** The classes that a style sheet has rules for. */
export function classesInSheet(css: string): Set<string> {
  const classes = new Set<string>();
  const sheet = parse(css, { parseAtrulePrelude: false, parseValue: false, parseCustomProperty: false });
  walk(sheet, { visit: 'ClassSelector', enter: ({ name }) => void classes.add(ident.decode(name)) });
  return classes;
}

/** The elements that a style sheet has rules for. */
export function tagsInSheet(css: string): Set<string> {
  const tags = new Set<string>();
  const sheet = parse(css, { parseAtrulePrelude: false, parseValue: false, parseCustomProperty: false });
  walk(sheet, { visit: 'TypeSelector', enter: ({ name }) => void (name !== '*' && tags.add(name)) });
  return tags;
}
