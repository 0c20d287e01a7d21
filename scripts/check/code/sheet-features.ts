import { type CssNode, type Declaration, find, parse, type Rule, type WalkContext, walk } from 'css-tree';
import type { FeatureTable, Lack } from './browser-tables.ts';

/** Where the tables have functions whose names they group. */
const FUNCTIONS: Record<string, readonly string[]> = {
  'color-mix': ['color', 'color-mix'],
  lab: ['color', 'lab'],
  lch: ['color', 'lch'],
  oklab: ['color', 'oklab'],
  oklch: ['color', 'oklch'],
  'light-dark': ['color', 'light-dark'],
};
/** Where the tables have units, by how these begin. */
const UNITS: readonly [RegExp, string][] = [
  [/^cq/, 'container_query_length_units'],
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^r?lh$/, 'lh'],
];

/**
 * What a sheet uses although browsers of the list lack it. Nothing is said where the same rule first has the property in a form that they know, or
 * where `@supports` keeps it from them.
 */
export function sheetLacks(css: string, table: FeatureTable): Lack[] {
  const lacks = new Map<string, string[]>();
  const report = (feature: string, browsers: string[]) => {
    if (browsers.length > 0) lacks.set(feature, browsers);
  };
  let supports = 0;
  walk(parse(css), {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') supports += 1;
      if (supports > 0) return;
      if (node.type === 'Atrule') report(`@${node.name}`, table.at('css', 'at-rules', node.name));
      // A browser leaves out of `:is()` and `:where()` what it does not know; elsewhere the whole rule is lost.
      if ((node.type === 'PseudoClassSelector' && !this.function) || node.type === 'PseudoElementSelector')
        if (!isPrefixed(node.name)) report(`:${node.name}`, table.at('css', 'selectors', node.name));
      if (node.type === 'Declaration' && takesFromPage(node, this.rule))
        report('::backdrop with var()', table.at('css', 'selectors', 'backdrop', 'inherit_from_originating_element'));
      if (node.type === 'Declaration' && !hasFallback(node, this.rule, table))
        for (const { feature, browsers } of declarationLacks(node, table)) report(feature, browsers);
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') supports -= 1;
    },
  });
  return [...lacks].map(([feature, browsers]) => ({ feature, browsers }));
}

/** Whether a rule for a backdrop needs a custom property of the page, with nothing in its place: older browsers know none of them there. */
function takesFromPage({ value }: Declaration, rule: Rule | null): boolean {
  const isBackdrop = rule && find(rule.prelude, (node) => node.type === 'PseudoElementSelector' && node.name === 'backdrop');
  return Boolean(isBackdrop && find(value, (node) => node.type === 'Function' && node.name === 'var' && node.children.size < 2));
}

/** Whether the rule has the same property before, in a form that every browser knows. */
function hasFallback(declaration: Declaration, rule: Rule | null, table: FeatureTable): boolean {
  const all = rule?.block.children.toArray() ?? [];
  return all
    .slice(0, all.indexOf(declaration))
    .some(
      (other) =>
        other.type === 'Declaration' &&
        plain(other.property) === plain(declaration.property) &&
        declarationLacks(other, table).length === 0,
    );
}

/** A property without the prefix of one engine. */
const plain = (property: string) => property.replace(/^-(webkit|moz)-/, '');

/** What has a prefix is meant for one engine. */
const isPrefixed = (name: string) => /^-/.test(name);

function declarationLacks({ property, value }: Declaration, table: FeatureTable): Lack[] {
  const lacks: Lack[] = [];
  const report = (feature: string, browsers: string[]) => {
    if (browsers.length > 0) lacks.push({ feature, browsers });
  };
  if (isPrefixed(property)) return [];
  report(property, table.at('css', 'properties', property));
  walk(value, (node) => {
    if (node.type === 'Function') report(`${node.name}()`, table.at('css', 'types', ...(FUNCTIONS[node.name] ?? [node.name])));
    if (node.type === 'Identifier') report(`${property}: ${node.name}`, table.at('css', 'properties', property, node.name));
    if (node.type !== 'Dimension') return;
    const unit = UNITS.find(([name]) => name.test(node.unit))?.[1];
    if (unit) report(node.unit, table.at('css', 'types', 'length', unit));
  });
  return lacks;
}
