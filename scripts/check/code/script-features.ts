import { type ESTree, parseSync, Visitor } from 'vite';
import type { FeatureTable, Lack } from './browser-tables.ts';

/** Parts of patterns that are younger than patterns: how they look, what to call them, where the tables have them. */
const PARTS: readonly [RegExp, string, string][] = [
  [/\(\?<[=!]/, '(?<= )', 'lookbehind_assertion'],
  [/\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/, '(?i: )', 'modifier'],
];
const ESCAPED = /\\./gs;
const FLAGS: Readonly<Record<string, string>> = {
  d: 'hasIndices',
  s: 'dotAll',
  u: 'unicode',
  v: 'unicodeSets',
  y: 'sticky',
};

/** What a regular expression uses although browsers of the list lack it. */
function patternLacks(pattern: string, flags: string, table: FeatureTable): Lack[] {
  const text = pattern.replace(ESCAPED, '');
  const parts = PARTS.filter(([look]) => look.test(text)).map(([, feature, name]) => ({
    feature,
    browsers: table.at('javascript', 'regular_expressions', name),
  }));
  const ofFlags = Object.entries(FLAGS)
    .filter(([flag]) => flags.includes(flag))
    .map(([flag, name]) => ({ feature: `/ /${flag}`, browsers: table.at('javascript', 'builtins', 'RegExp', name) }));
  return [...parts, ...ofFlags];
}

/**
 * What a script uses although browsers of the list lack it. Reading a property and `?.` do no harm: the answer is undefined. Newer syntax is not
 * looked for, since the bundler writes it for those browsers; but it writes young patterns as `RegExp('…')`, so each text is read as a pattern.
 */
export function scriptLacks(code: string, table: FeatureTable): Lack[] {
  const lacks = new Map<string, string[]>();
  const report = (feature: string, browsers: string[]) => {
    if (browsers.length > 0) lacks.set(feature, [...new Set(browsers)]);
  };
  const reportPattern = (pattern: string, flags = '') => {
    for (const { feature, browsers } of patternLacks(pattern, flags, table)) report(feature, browsers);
  };
  /** Members without which the script stops, or has no effect: they are called or written. */
  const needed = new Set<ESTree.Node>();
  const enterCall = ({ callee, arguments: given }: ESTree.CallExpression | ESTree.NewExpression) => {
    if (callee.type !== 'Identifier') return;
    report(callee.name, table.global(callee.name));
    if (callee.name === 'RegExp') reportPattern('', plainText(given[1]));
  };
  new Visitor({
    StaticBlock() {
      report('class { static {} }', table.at('javascript', 'classes', 'static', 'initialization_blocks'));
    },
    Literal(node) {
      if ('regex' in node) reportPattern(node.regex.pattern, node.regex.flags);
      else reportPattern(plainText(node));
    },
    TemplateElement({ value }) {
      reportPattern(value.cooked ?? '');
    },
    NewExpression: enterCall,
    CallExpression(node) {
      if (node.optional) return;
      needed.add(node.callee);
      enterCall(node);
    },
    AssignmentExpression({ left }) {
      needed.add(left);
    },
    MemberExpression(node) {
      if (node.computed || node.property.type !== 'Identifier') return;
      const { name } = node.property;
      const owner = node.object.type === 'Identifier' ? node.object.name : '';
      if (/^[A-Z]/.test(owner)) report(`${owner}.${name}`, table.staticMember(owner, name));
      else if (needed.has(node)) report(`.${name}`, table.member(name));
    },
  }).visit(parseSync('script.js', code).program);
  return [...lacks].map(([feature, browsers]) => ({ feature, browsers }));
}

function plainText(node: ESTree.Node | undefined): string {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('');
  return '';
}
