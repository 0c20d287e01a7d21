import { type CssNode, generate, parse, type WalkContext, walk } from 'css-tree';
import { elementsIn } from '../shape.ts';
import { attribute, type Parent, setAttribute, textOf } from '../tree.ts';

/** What `styleOf` is asked for. */
const READ =
  /^(display|visibility|font(-weight|-style)?|text-(align|decoration(-line)?)|vertical-align|list-style(-type)?|mso-(list|hide))$/i;
/** `p`, `.c3`, `p.MsoListBullet`: what programs write for their styles. Others depend on where an element stands. */
const SIMPLE = /^(?=.)[a-z\d]*(\.[\w-]+)?$/i;

/** Longer values are none of those that are read. */
const MAX_VALUE = 80;

/** Says in the style of each element what the text's own sheets say of its tag and its classes, as exports of Google Docs and e-mails do. */
export function applySheets(root: Parent): void {
  const sheets = [...elementsIn(root)].filter(({ tagName }) => tagName === 'style').map((sheet) => sheet.childNodes.map(textOf).join(''));
  const rules = rulesOf(sheets.join('\n'));
  if (rules.size === 0) return;
  for (const node of elementsIn(root)) {
    const classes = attribute(node, 'class').split(/\s+/);
    const names = new Set([node.tagName, ...classes.flatMap((name) => [`.${name}`, `${node.tagName}.${name}`])]);
    const declared = new Map([...names].flatMap((name) => [...(rules.get(name) ?? [])]));
    const style = [...declared].map(([property, value]) => `${property}:${value}`);
    if (style.length > 0) setAttribute(node, 'style', [...style, attribute(node, 'style')].join(';'));
  }
}

function rulesOf(css: string): Map<string, Map<string, string>> {
  const rules = new Map<string, Map<string, string>>();
  walk(parse(css, { parseValue: false }), {
    enter(this: WalkContext, node: CssNode) {
      // What a rule of `@media` says is not so everywhere.
      if (node.type !== 'Declaration' || !this.rule || this.atrule || !READ.test(node.property)) return;
      const value = generate(node.value);
      if (value.length > MAX_VALUE || this.rule.prelude.type !== 'SelectorList') return;
      for (const selector of this.rule.prelude.children.toArray().map((one) => generate(one))) {
        if (!SIMPLE.test(selector)) continue;
        const declared = rules.get(selector) ?? new Map<string, string>();
        rules.set(selector, declared.set(node.property.toLowerCase(), value));
      }
    },
  });
  return rules;
}
