import { type ESTree, parseSync, Visitor } from 'vite';

/** What a name of the file stands for: an expression, and the property of it that was taken out, if one was. */
interface Binding {
  value: ESTree.Expression;
  key: string | undefined;
}

type Bindings = Map<string, Binding[]>;

export interface SourceClasses {
  classes: Set<string>;
  /** Classes that cannot be read, with the reason. */
  problems: string[];
}

const OUTSIDE = 'a class comes from outside this file: choose it by a key of a table in it';
const COMPOSED = 'a class is put together while the page runs, and Tailwind does not see it: write it whole';

function nameOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

function bind(bindings: Bindings, pattern: ESTree.Node, value: ESTree.Expression, key?: string): void {
  if (pattern.type === 'Identifier') {
    bindings.set(pattern.name, [...(bindings.get(pattern.name) ?? []), { value, key }]);
  } else if (pattern.type === 'AssignmentPattern') {
    bind(bindings, pattern.left, pattern.right);
    bind(bindings, pattern.left, value, key);
  } else if (pattern.type === 'ObjectPattern') {
    for (const property of pattern.properties) {
      if (property.type === 'RestElement') bind(bindings, property.argument, value);
      else bind(bindings, property.value, value, nameOf(property.key));
    }
  }
}

/** The names that the file gives to expressions: its constants, and the parameters of functions given to `map`. */
function bindingsOf(program: ESTree.Program): Bindings {
  const bindings: Bindings = new Map();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init) bind(bindings, id, init);
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression' || nameOf(callee.property) !== 'map' || first?.type !== 'ArrowFunctionExpression') return;
      const [item] = first.params;
      if (item) bind(bindings, item, callee.object as ESTree.Expression);
    },
  }).visit(program);
  return bindings;
}

interface Context {
  bindings: Bindings;
  problems: Set<string>;
}

/** Classes of an expression; of the objects in it only the property `key` counts, if one is given. */
function classesOf(node: ESTree.Node, context: Context, key?: string): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? namesIn(node.value) : [];
    case 'TemplateLiteral':
      return classesOfTemplate(node, context);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap((branch) => classesOf(branch, context, key));
    case 'LogicalExpression':
      return (node.operator === '&&' ? [node.right] : [node.left, node.right]).flatMap((branch) => classesOf(branch, context, key));
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'JSXExpressionContainer':
      return classesOf(node.expression, context, key);
    case 'ArrayExpression':
      return node.elements.flatMap((element) => (element ? classesOf(element, context, key) : []));
    case 'ObjectExpression':
      return node.properties.flatMap((property) => {
        if (property.type === 'SpreadElement') return classesOf(property.argument, context, key);
        if (key === undefined || nameOf(property.key) === key) return classesOf(property.value, context);
        return property.value.type === 'ObjectExpression' ? classesOf(property.value, context, key) : [];
      });
    case 'MemberExpression':
      return classesOf(node.object, context, node.computed ? key : nameOf(node.property));
    case 'Identifier':
      return classesOfName(node.name, context, key);
    default:
      context.problems.add(OUTSIDE);
      return [];
  }
}

function namesIn(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

function classesOfName(name: string, context: Context, key: string | undefined): string[] {
  if (name === 'undefined') return [];
  const found = context.bindings.get(name);
  if (!found) context.problems.add(`${OUTSIDE} ("${name}")`);
  return (found ?? []).flatMap((binding) => classesOf(binding.value, context, key ?? binding.key));
}

function classesOfTemplate({ quasis, expressions }: ESTree.TemplateLiteral, context: Context): string[] {
  const texts = quasis.map(({ value }) => value.cooked ?? '');
  // Between two expressions, and beside the text around them, there has to be a space.
  const isWhole = texts.every((text, index) => {
    const [isFirst, isLast] = [index === 0, index === texts.length - 1];
    if (text === '') return isFirst || isLast;
    return (isFirst || /^\s/.test(text)) && (isLast || /\s$/.test(text));
  });
  if (!isWhole) context.problems.add(COMPOSED);
  return [...texts.flatMap(namesIn), ...expressions.flatMap((expression) => classesOf(expression, context))];
}

/** Expressions of a call that are classes: `classList.add('a')`, `setAttribute('class', 'a')`. */
function classesGivenTo({ callee, arguments: args }: ESTree.CallExpression): ESTree.Node[] {
  if (callee.type !== 'MemberExpression') return [];
  const method = nameOf(callee.property);
  const [first, second] = args;
  if (method === 'setAttribute') return first && second && nameOf(first) === 'class' ? [second] : [];
  const isClassList = callee.object.type === 'MemberExpression' && nameOf(callee.object.property) === 'classList';
  if (!isClassList || method === 'contains' || !first) return [];
  return method === 'toggle' ? [first] : args;
}

/**
 * Reads the classes that a script gives to elements: in JSX, by `className`, `classList` and `setAttribute`.
 * @param file its name, whose ending says in which language it is
 */
export function classesInSource(file: string, text: string): SourceClasses {
  const { program } = parseSync(file, text);
  const given: ESTree.Node[] = [];
  new Visitor({
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && name.name === 'className' && value) given.push(value);
    },
    AssignmentExpression({ left, right }) {
      if (left.type === 'MemberExpression' && nameOf(left.property) === 'className') given.push(right);
    },
    Property({ key, value }) {
      if (nameOf(key) === 'className' && value.type !== 'AssignmentPattern') given.push(value);
    },
    CallExpression(call) {
      given.push(...classesGivenTo(call));
    },
  }).visit(program);
  const context: Context = { bindings: bindingsOf(program), problems: new Set() };
  const classes = new Set(given.flatMap((node) => classesOf(node, context)));
  return { classes, problems: [...context.problems] };
}
