type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Changes every value of a JSON text below `success`, which stays, so that the answer still counts as one. `depth` counts from 1. */
function mapValues(text: string, change: (value: Json, depth: number) => Json): string {
  const walk = (value: Json, depth: number): Json => {
    if (Array.isArray(value)) return value.map((item) => visit(item, depth));
    if (value !== null && typeof value === 'object') {
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, name === 'success' ? item : visit(item, depth)]));
    }
    return value;
  };
  const visit = (value: Json, depth: number): Json => {
    const other = change(value, depth);
    return other === value ? walk(value, depth + 1) : other;
  };
  return JSON.stringify(walk(JSON.parse(text) as Json, 1));
}

function otherType(value: Json): Json {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'number') return [value, { number: value }];
  if (typeof value === 'boolean') return 'perhaps';
  return value === null ? false : [value];
}

const isLeaf = (value: Json) => value === null || typeof value !== 'object';

/** Every field of the answer has another type than it should. */
export const withWrongFields = (text: string) => mapValues(text, (value, depth) => (depth === 1 ? otherType(value) : value));

/** Lists and objects stay, everything inside has another type. */
export const withWrongValues = (text: string) => mapValues(text, (value) => (isLeaf(value) ? otherType(value) : value));

export const withNullFields = (text: string) => mapValues(text, (value, depth) => (depth === 1 ? null : value));

export const withNullValues = (text: string) => mapValues(text, (value) => (isLeaf(value) ? null : value));

/** Every text is longer than any page is wide. */
export const withLongTexts = (text: string) =>
  mapValues(text, (value) => (typeof value === 'string' ? `${value} ${'লম্বা'.repeat(400)}` : value));

/** Adds a field to the answer, written as JSON. */
export function withField(text: string, name: string, json: string): string {
  return `{${JSON.stringify(name)}:${json},${text.trim().slice(1)}`.replace(/,}$/, '}');
}

const POLLUTION = '{"polluted":"yes","isAdmin":true,"success":false}';

/** Every object has the keys that change prototypes in code that copies without care. */
export function withPrototypeKeys(text: string): string {
  return text.replaceAll('{', `{"__proto__":${POLLUTION},"constructor":{"prototype":${POLLUTION}},"toString":null,`).replaceAll(',}', '}');
}

/** A list in a list, and so on. */
export const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
