import { spawn } from 'node:child_process';
import { opensBucket, withoutSecrets } from '../../settings/secrets.ts';

/** Notifies somebody of changed addresses. Throws when that fails. */
export type Tell = (addresses: readonly string[]) => Promise<void>;

const PURGE_TIMEOUT_MS = 2 * 60_000;
const POST_TIMEOUT_MS = 20_000;
/** IndexNow takes so many addresses at once: https://www.indexnow.org/documentation */
const MAX_ADDRESSES = 10_000;
const INDEXNOW = 'https://api.indexnow.org/indexnow';
/** Characters of a command's output that are repeated in a message. */
const MAX_OUTPUT = 500;

/** Runs the operator's command in a shell, with one address a line on its standard input. */
export function purgeBy(command: string, timeoutMs = PURGE_TIMEOUT_MS): Tell {
  return (addresses) =>
    new Promise((resolve, reject) => {
      // It may need the bucket's keys. What it prints stands in the log.
      const env = withoutSecrets(process.env, opensBucket);
      // A group of its own, so that the limit ends what the shell has started as well: a hanging curl would hold the bucket's lock.
      const child = spawn(command, { shell: true, env, stdio: ['pipe', 'pipe', 'pipe'], detached: true });
      const limit = setTimeout(() => {
        try {
          process.kill(-Number(child.pid), 'SIGKILL');
        } catch {
          // Windows has no groups, and this one may have ended just now.
          child.kill('SIGKILL');
        }
      }, timeoutMs);
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (output = (output + chunk).slice(-MAX_OUTPUT)));
      child.once('error', reject);
      child.once('close', (code, signal) => {
        clearTimeout(limit);
        if (code === 0) resolve();
        else reject(new Error([`PURGE_COMMAND ended with ${signal ?? `code ${code}`}`, output.trim()].filter(Boolean).join(': ')));
      });
      // A command that does not read ends the pipe early; its exit code says whether it worked.
      child.stdin.on('error', () => undefined);
      child.stdin.end(addresses.map((address) => `${address}\n`).join(''));
    });
}

/** Notifies the search engines that take part in IndexNow. The key stands in a file of the site, which shows that the site is ours. */
export function indexNow(key: string, site: URL, post: typeof fetch = fetch): Tell {
  return async (addresses) => {
    for (let start = 0; start < addresses.length; start += MAX_ADDRESSES) {
      const answer = await post(INDEXNOW, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json; charset=utf-8' },
        body: JSON.stringify({
          host: site.host,
          key,
          keyLocation: new URL(`/${key}.txt`, site).href,
          urlList: addresses.slice(start, start + MAX_ADDRESSES),
        }),
        signal: AbortSignal.timeout(POST_TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`IndexNow answered with ${answer.status}`);
    }
  };
}

/** Where readers find a file. The pages of missing addresses have none, and caches know them by their files. */
function pathOf(name: string): string {
  const page = /(^|\/)404\.html$/.test(name) ? name : name.replace(/^index\.html$|\.html$/, '');
  return `/${page.split('/').map(encodeURIComponent).join('/')}`;
}

export interface Listeners {
  site: URL;
  purge?: Tell | undefined;
  search?: Tell | undefined;
}

/** Notifies somebody of changed files of a site. @returns why it failed; undefined when it did not */
export async function tellOf(names: readonly string[], tell: Tell | undefined, site: URL): Promise<string | undefined> {
  if (!tell || names.length === 0) return undefined;
  const addresses = names.map((name) => new URL(pathOf(name), site).href).sort();
  try {
    await tell(addresses);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
