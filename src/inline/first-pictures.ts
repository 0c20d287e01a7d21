/** Starts the pictures above it that come first. They are lazy in the markup: low data could not make eager ones small any more. */
for (const image of document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]'))
  image.loading = 'eager';
