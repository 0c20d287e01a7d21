/**
 * Starts the pictures above it that come before all others. They are lazy in the markup, because browsers follow eager ones before any script runs, and
 * low data could not make them small any more (`src/lib/browser/page/low-data.ts`, which is called before this script).
 */
for (const image of document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')) image.loading = 'eager';
