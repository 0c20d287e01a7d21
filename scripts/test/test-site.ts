import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { freePort } from './free-port.ts';

const FILE = '.cache/test/addresses.json';

const addresses = (port: number, sandboxPort: number) => ({
  port,
  sandboxPort,
  siteUrl: `http://localhost:${port}`,
  apiUrl: `http://localhost:${sandboxPort}`,
});

/** Where the end-to-end tests find what they test: the site that was built last for tests, and its sandbox. */
export const TEST_SITE = {
  // Zeros before the first build, for tools that only read what names them.
  ...addresses(0, 0),
  folder: '.cache/test/dist',
  sandboxFolder: '.cache/test/sandbox',
};
if (existsSync(FILE)) Object.assign(TEST_SITE, JSON.parse(readFileSync(FILE, 'utf8')));

/** Takes free ports for the test site, so that no running `npm start` or other checkout is disturbed. A build writes them into its pages. */
export async function takeTestPorts(): Promise<void> {
  const taken = addresses(await freePort(), await freePort());
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(taken));
  Object.assign(TEST_SITE, taken);
}
