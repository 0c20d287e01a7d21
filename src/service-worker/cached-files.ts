import { OFFLINE_CACHES } from '@/lib/config';
import { importedFiles, namedFiles } from './page-files';

const isScript = (address: string) => address.endsWith('.js');
const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);

/** Caches files with all that they import. They are named after their content, so what is here is right. @returns whether all of them are here */
export async function cacheFiles(addresses: readonly string[]): Promise<boolean> {
  const cache = await caches.open(OFFLINE_CACHES.files);
  const wanted = new Set(addresses);
  for (const address of wanted) {
    const found = await cache.match(address);
    const response = found ?? (await fetch(address));
    if (!response.ok) return false;
    if (!found) await cache.put(address, response.clone());
    if (isScript(address)) for (const imported of importedFiles(await response.text())) wanted.add(imported);
  }
  return true;
}

/** Removes the files that no cached page names, and no script of one: a cached page of an earlier release needs its own until it goes. */
export async function dropOtherFiles(): Promise<void> {
  const files = await caches.open(OFFLINE_CACHES.files);
  const addresses = new Map((await files.keys()).map(({ url }) => [nameOf(url), url]));
  const wanted = new Set<string>();
  for (const name of [OFFLINE_CACHES.pages, OFFLINE_CACHES.help]) {
    const pages = await caches.open(name);
    for (const request of await pages.keys()) await addNames(wanted, await pages.match(request));
  }
  for (const name of wanted) {
    const address = addresses.get(name);
    if (address && isScript(address)) await addNames(wanted, await files.match(address));
  }
  for (const [name, address] of addresses) if (!wanted.has(name)) await files.delete(address);
}

async function addNames(names: Set<string>, response: Response | undefined): Promise<void> {
  if (response) for (const name of namedFiles(await response.text())) names.add(name);
}
