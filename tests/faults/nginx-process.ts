import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/test/free-port.ts';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const BINARIES = ['nginx', '/usr/sbin/nginx'];

/** Where nginx is; undefined on a machine that has none. `.ci/run` installs Debian's. */
export const nginxBinary = BINARIES.find((name) => spawnSync(name, ['-v']).status === 0);

/** Whether the module is there that sends the files with the ending .br. */
export const hasBrotli = existsSync(BROTLI);

export interface RunningNginx {
  url: string;
  stop: () => Promise<void>;
}

async function answers(url: string, process: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (process.exitCode !== null) throw new Error(`nginx ended with ${process.exitCode}`);
    if (await fetch(url).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx does not answer');
}

/** Runs nginx with a site file made for its address; everything it writes goes to `folder`. */
export async function startNginx(binary: string, folder: string, siteFile: (listen: string) => string): Promise<RunningNginx> {
  const listen = `127.0.0.1:${await freePort()}`;
  writeFileSync(join(folder, 'site.conf'), siteFile(listen));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${hasBrotli ? `load_module ${BROTLI};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${hasBrotli ? 'brotli_static on;' : ''}
  include ${folder}/site.conf;
}
`,
  );
  const child = spawn(binary, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], { stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await answers(`http://${listen}/`, child);
  return {
    url: `http://${listen}`,
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
    },
  };
}
