// jsdom fires `load` a moment after a test file begins, in the middle of its first test.
if ('document' in globalThis && document.readyState !== 'complete')
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));

export {};
