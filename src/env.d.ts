/// <reference types="astro/client" />

/** Chromium only: https://developer.mozilla.org/docs/Web/API/Document/prerendering */
interface Document {
  readonly prerendering?: boolean;
}

/** The part of Trusted Types used here; TypeScript's DOM does not know it yet. */
interface Window {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (url: string) => string | null },
    ) => { createScriptURL: (url: string) => string };
  };
}

/** Chromium only: https://developer.mozilla.org/docs/Web/API/Navigator/deviceMemory and `Navigator.connection` beside it. */
interface Navigator {
  /** GB, rounded. */
  readonly deviceMemory?: number;
  /** https://w3c.github.io/gpc/ */
  readonly globalPrivacyControl?: boolean;
  readonly connection?: EventTarget & {
    readonly saveData?: boolean;
    readonly effectiveType?: string;
  };
}

/** A text of `src/inline` (`scripts/build/inline-scripts.ts`). */
declare module 'virtual:inline/*' {
  const text: string;
  export default text;
}

/** A page or component, for TypeScript without Astro's plugin: `astro check` knows each one's own properties. */
declare module '*.astro' {
  import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

  const component: AstroComponentFactory;
  export default component;
}

/** Its own types are there, but its `exports` hide them. */
declare module 'astro-i18next' {
  import type { AstroIntegration } from 'astro';
  export default function i18next(): AstroIntegration;
}
