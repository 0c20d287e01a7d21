import { attributesOf, type Element } from './tree.ts';

/** Characters that mean nothing in an address's fragment or in markup. */
const PLAIN_ID = /^[^\s\p{C}"'<>&`=#%\\]{1,80}$/u;

export type Anchors = ReturnType<typeof anchorsOf>;

/**
 * The names inside a text that its own links lead to, as `#name`: of elements with an id and of named anchors. Ids are prefixed, so that a text can neither take the id of a part of the page nor that of another text on it.
 * @param prefix of this text's ids; a name that has it already keeps it
 */
export function anchorsOf(elements: Iterable<Element>, prefix: string) {
  const targets = new Set<string>();
  const names = new Set<string>();
  for (const element of elements) {
    const attributes = attributesOf(element);
    const target = element.tagName === 'a' ? targetOf(attributes['href'] ?? '') : undefined;
    if (target) targets.add(target);
    for (const name of namesOf(element.tagName, attributes)) names.add(name);
  }
  const given = new Set<string>();
  const prefixed = (name: string) => (name.startsWith(prefix) ? name : prefix + name);
  return {
    /** The id that an element of the cleaned text gets; undefined where no link leads to it. */
    idOf(tag: string, attributes: Record<string, string>) {
      const name = namesOf(tag, attributes).find((one) => targets.has(one) && !given.has(one));
      if (!name) return undefined;
      given.add(name);
      return prefixed(name);
    },
    /** What `#name` becomes; undefined where nothing in the text has that name. */
    hrefOf(href: string) {
      const target = targetOf(href);
      return target && names.has(target) ? `#${prefixed(target)}` : undefined;
    },
  };
}

function namesOf(tag: string, { id = '', name = '' }: Record<string, string>): string[] {
  return [id, tag === 'a' ? name : ''];
}

/** The name that an address inside the text leads to. */
export function targetOf(href: string): string | undefined {
  if (!href.trim().startsWith('#')) return undefined;
  try {
    const name = decodeURIComponent(href.trim().slice(1));
    return PLAIN_ID.test(name) ? name : undefined;
  } catch {
    return undefined;
  }
}
