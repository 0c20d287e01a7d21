/// <reference types="astro/client" />

/** Chromium only: https://developer.mozilla.org/docs/Web/API/Document/prerendering */
interface Document {
  readonly prerendering?: boolean;
}

/** Chromium only: https://developer.mozilla.org/docs/Web/API/Navigator/deviceMemory and `Navigator.connection` beside it. */
interface Navigator {
  /** GB, rounded. */
  readonly deviceMemory?: number;
  /** https://w3c.github.io/gpc/ */
  readonly globalPrivacyControl?: boolean;
  readonly connection?: EventTarget & { readonly saveData?: boolean; readonly effectiveType?: string };
}

declare module 'virtual:head-script' {
  /** The bundled text of `src/lib/browser/page/head-script.ts`; see `scripts/build/inline/head-script.ts`. */
  const text: string;
  export default text;
}

declare module 'virtual:captcha-head-script' {
  /** The bundled text of `src/lib/browser/captcha/script-policy.ts`; see `scripts/build/inline/head-script.ts`. */
  const text: string;
  export default text;
}

declare module 'virtual:first-pictures' {
  /** Starts the first pictures of a page; see `scripts/build/inline/first-pictures.ts`. */
  const text: string;
  export default text;
}

declare module 'virtual:keep-next' {
  /** Keeps where a visitor wanted to go from one entry form to another; see `scripts/build/inline/keep-next.ts`. */
  const text: string;
  export default text;
}

declare module 'virtual:next-announcement' {
  /** Shows the home page's first announcement that was not closed; see `scripts/build/inline/next-announcement.ts`. */
  const text: string;
  export default text;
}

declare module 'virtual:recent-place' {
  /** Shows the home page's place for the games played last; see `scripts/build/inline/recent-place.ts`. */
  const text: string;
  export default text;
}

declare module 'virtual:reserve-list' {
  /** Gives a list of games the height of all its games; see `scripts/build/inline/reserve-list.ts`. */
  const text: string;
  export default text;
}

declare module 'virtual:scroll-to-current' {
  /** Brings the current entry of the account menu, or of the categories, into view; see `scripts/build/inline/scroll-to-current.ts`. */
  const text: string;
  export default text;
}

declare module 'virtual:speculation-rules' {
  /** Which links may be fetched ahead; see `scripts/build/inline/speculation-rules.ts`. */
  const text: string;
  export default text;
}

/** Its own types are there, but its `exports` hide them. */
declare module 'astro-i18next' {
  import type { AstroIntegration } from 'astro';
  export default function i18next(): AstroIntegration;
  export function localizePath(path: string, locale: string): string;
}
