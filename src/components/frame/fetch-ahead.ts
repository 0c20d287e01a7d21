/** Phones with less, in GB, keep it for the page that is seen. */
const MIN_MEMORY = 2;

/**
 * Lets the browser fetch and make the next page ahead, by the rules of `scripts/build/inline/speculation-rules.ts`, once this one has loaded; not where data
 * or memory is scarce.
 */
const { connection, deviceMemory = MIN_MEMORY } = navigator;
const isSparing = connection?.saveData || /2g/.test(connection?.effectiveType ?? '') || deviceMemory < MIN_MEMORY;

if (!isSparing) {
  const allow = () => document.documentElement.toggleAttribute('data-ahead', true);
  if (document.readyState === 'complete') allow();
  else addEventListener('load', allow, { once: true });
}

export {};
