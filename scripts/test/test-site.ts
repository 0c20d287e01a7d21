import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { freePort } from './free-port.ts';

interface Ports {
  site: number;
  sandbox: number;
}

const PORTS_FILE = '.cache/test/ports.json';

/** Zeros before the first build, for tools that only read what names them. */
function ports(): Ports {
  if (!existsSync(PORTS_FILE)) return { site: 0, sandbox: 0 };
  return JSON.parse(readFileSync(PORTS_FILE, 'utf8')) as Ports;
}

/** Takes free ports for the test site, so that no running `npm start` or other checkout is disturbed. A build writes them into its pages. */
export async function takeTestPorts(): Promise<void> {
  const taken: Ports = { site: await freePort(), sandbox: await freePort() };
  mkdirSync(dirname(PORTS_FILE), { recursive: true });
  writeFileSync(PORTS_FILE, JSON.stringify(taken));
}

/** Where the end-to-end tests find what they test: the site that was built last for tests, and its sandbox. */
export const TEST_SITE = {
  get port() {
    return ports().site;
  },
  get sandboxPort() {
    return ports().sandbox;
  },
  get siteUrl() {
    return `http://localhost:${ports().site}`;
  },
  get apiUrl() {
    return `http://localhost:${ports().sandbox}`;
  },
  folder: '.cache/test/dist',
  sandboxFolder: '.cache/test/sandbox',
} as const;
