import { ident, parse, walk } from 'css-tree';

export interface SheetNames {
  classes: Set<string>;
  tags: Set<string>;
}

/** The classes and elements that a style sheet has rules for. */
export function namesInSheet(css: string): SheetNames {
  const names: SheetNames = { classes: new Set(), tags: new Set() };
  walk(
    parse(css, { parseAtrulePrelude: false, parseValue: false, parseCustomProperty: false }),
    (node) => {
      if (node.type === 'ClassSelector') names.classes.add(ident.decode(node.name));
      if (node.type === 'TypeSelector' && node.name !== '*') names.tags.add(node.name);
    },
  );
  return names;
}
