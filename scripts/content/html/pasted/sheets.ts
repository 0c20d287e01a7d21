import { generate, parse, type Rule } from 'css-tree';
import { attribute, elementsIn, type Parent, setAttribute, textOf } from '../tree.ts';

/** What `styleOf` is asked for. */
const READ =
  /^(display|visibility|font(-weight|-style)?|text-(align|decoration(-line)?)|vertical-align|list-style(-type)?|mso-(list|hide))$/i;
/** `p`, `.c3`, `p.MsoListBullet`: what programs write for their styles. Others depend on where an element stands. */
const SIMPLE = /^(?=.)[a-z\d]*(\.[\w-]+)?$/i;

/** Longer values are none of those that are read. */
const MAX_VALUE = 80;

/** Says in the style of each element what the text's own sheets say of its tag and its classes, as exports of Google Docs and e-mails do. */
export function applySheets(root: Parent): void {
  const sheets = [...elementsIn(root)]
    .filter(({ tagName }) => tagName === 'style')
    .map((sheet) => sheet.childNodes.map(textOf).join(''));
  const rules = rulesOf(sheets.join('\n'));
  if (rules.size === 0) return;
  for (const node of elementsIn(root)) {
    const classes = attribute(node, 'class').split(/\s+/);
    const names = new Set([
      node.tagName,
      ...classes.flatMap((name) => [`.${name}`, `${node.tagName}.${name}`]),
    ]);
    const declared = new Map([...names].flatMap((name) => [...(rules.get(name) ?? [])]));
    const style = [...declared].map(([property, value]) => `${property}:${value}`);
    if (style.length > 0)
      setAttribute(node, 'style', [...style, attribute(node, 'style')].join(';'));
  }
}

function rulesOf(css: string): Map<string, Map<string, string>> {
  const rules = new Map<string, Map<string, string>>();
  const sheet = parse(css, { parseValue: false });
  // What a rule of `@media` says is not so everywhere: those inside others are left.
  for (const rule of sheet.type === 'StyleSheet' ? sheet.children : []) {
    if (rule.type !== 'Rule' || rule.prelude.type !== 'SelectorList') continue;
    const declared = [...declarationsIn(rule)];
    for (const selector of rule.prelude.children.toArray().map((one) => generate(one))) {
      if (SIMPLE.test(selector))
        rules.set(selector, new Map([...(rules.get(selector) ?? []), ...declared]));
    }
  }
  return rules;
}

function declarationsIn({ block }: Rule): Map<string, string> {
  const declared = new Map<string, string>();
  for (const node of block.children) {
    if (node.type !== 'Declaration' || !READ.test(node.property)) continue;
    const value = generate(node.value);
    if (value.length <= MAX_VALUE) declared.set(node.property.toLowerCase(), value);
  }
  return declared;
}
