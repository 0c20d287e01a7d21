import { type AnyNode, parse } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import type { FeatureTable, Lack } from './features.ts';
import { flagsOf, patternLacks, patternOf } from './pattern-features.ts';

/** The newest syntax that browsers of the list know, but for `static {}`. */
const SYNTAX = 2022;

/**
 * What a script uses although browsers of the list lack it. Reading a property and `?.` do no harm: the answer is undefined.
 * @throws SyntaxError when the script is newer than the browsers of the list
 */
export function scriptLacks(code: string, table: FeatureTable): Lack[] {
  const lacks = new Map<string, string[]>();
  const report = (feature: string, browsers: string[]) => {
    if (browsers.length > 0) lacks.set(feature, [...new Set(browsers)]);
  };
  const tree = parse(code, { ecmaVersion: SYNTAX, sourceType: 'module' });
  fullAncestor(tree, (node, _state, ancestors) => {
    const current = node as AnyNode;
    const parent = ancestors.at(-2) as AnyNode | undefined;
    if (current.type === 'StaticBlock') report('class { static {} }', table.at('javascript', 'classes', 'static', 'initialization_blocks'));
    for (const { feature, browsers } of patternLacks(patternOf(current), flagsOf(current), table)) report(feature, browsers);
    if (current.type === 'NewExpression' && current.callee.type === 'Identifier')
      report(current.callee.name, table.global(current.callee.name));
    if (current.type === 'CallExpression' && current.callee.type === 'Identifier' && !current.optional)
      report(current.callee.name, table.global(current.callee.name));
    if (current.type === 'MemberExpression' && !current.computed && current.property.type === 'Identifier') {
      const { name } = current.property;
      const owner = current.object.type === 'Identifier' ? current.object.name : undefined;
      if (owner && /^[A-Z]/.test(owner)) return report(`${owner}.${name}`, table.staticMember(owner, name));
      if (isNeeded(current, parent)) report(`.${name}`, table.member(name));
    }
  });
  return [...lacks].map(([feature, browsers]) => ({ feature, browsers }));
}

/** Whether the script stops, or has no effect, where the member is missing: it is called or written. */
function isNeeded(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'CallExpression') return parent.callee === node && !parent.optional;
  return parent?.type === 'AssignmentExpression' && parent.left === node;
}
