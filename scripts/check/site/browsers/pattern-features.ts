import type { AnyNode } from 'acorn';
import type { FeatureTable, Lack } from './features.ts';

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
export function patternLacks(pattern: string, flags: string, table: FeatureTable): Lack[] {
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

/** The pattern of a literal. A text is read as one too: builds write literals with young syntax as `RegExp('…')`, and scripts put patterns together. */
export function patternOf(node: AnyNode): string {
  if (node.type === 'Literal' && node.regex) return node.regex.pattern;
  if (node.type === 'TemplateElement') return node.value.cooked ?? '';
  return plainText(node);
}

/** The flags of a literal and of `RegExp('…', 'd')`, with and without `new`. */
export function flagsOf(node: AnyNode): string {
  if (node.type === 'Literal' && node.regex) return node.regex.flags;
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return '';
  const { callee, arguments: given } = node;
  return callee.type === 'Identifier' && callee.name === 'RegExp' ? plainText(given[1]) : '';
}

function plainText(node: AnyNode | undefined): string {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('');
  return '';
}
