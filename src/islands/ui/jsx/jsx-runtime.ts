import type { ExoticComponent, ReactElement, JSX as ReactJsx } from 'react';

// biome-ignore lint/performance/noBarrelFile: the compiler looks for it by this name.
export { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** What may stand beside something else: elements, never a text. */
export type Elements = ReactElement | '' | false | null | undefined | readonly Elements[];

/** What may be all that is in an element. */
export type Content = string | number | Elements;

/**
 * React's JSX, in which an element holds either one text or elements (docs/architecture.md, how to add an island). React keeps a node for any other
 * text, which a browser that translates the page takes out: then the old words stay, or React throws. What is in `<>` no compiler checks.
 */
// biome-ignore lint/style/noNamespace: TypeScript finds the types of JSX in it.
export namespace JSX {
  export type ElementType =
    | string
    | ((props: never) => Elements)
    | ExoticComponent<never>
    | (new (
        props: never,
      ) => ElementClass);
  export type Element = ReactElement;
  export type ElementClass = ReactJsx.ElementClass;
  export type ElementAttributesProperty = ReactJsx.ElementAttributesProperty;
  export type ElementChildrenAttribute = ReactJsx.ElementChildrenAttribute;
  export type LibraryManagedAttributes<Component, Props> = ReactJsx.LibraryManagedAttributes<
    Component,
    Props
  >;
  export type IntrinsicAttributes = ReactJsx.IntrinsicAttributes;
  export type IntrinsicElements = {
    [Tag in keyof ReactJsx.IntrinsicElements]: ReactJsx.IntrinsicElements[Tag] & {
      children?: Content;
    };
  };
}
