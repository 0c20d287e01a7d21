/** Where the end-to-end tests find what they test: ports and folders of their own, so that a running `npm start` is not disturbed. */
export const TEST_SITE = {
  port: 4331,
  sandboxPort: 4410,
  siteUrl: 'http://localhost:4331',
  apiUrl: 'http://localhost:4410',
  folder: '.cache/test/dist',
  sandboxFolder: '.cache/test/sandbox',
  /** Results as JSON, for the closing count. */
  results: {
    unit: '.cache/test/unit.json',
    browser: '.cache/test/browser.json',
    looks: '.cache/test/looks.json',
    hosts: '.cache/test/hosts.json',
  },
} as const;
