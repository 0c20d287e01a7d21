import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Running } from '../../../scripts/serve/listen.ts';
import { freePort } from '../../../scripts/test/free-port.ts';
import { startProgram, versionOf } from './program.ts';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const BINARIES = ['nginx', '/usr/sbin/nginx'];

/** Where nginx is; undefined on a machine that has none. `.ci/run` installs Debian's. */
export const nginxBinary = BINARIES.find((name) => versionOf(name, '-v'));

/** Whether the module is there that sends the files with the ending .br. */
export const hasBrotli = existsSync(BROTLI);

/** Runs nginx with a site file made for its address; everything it writes goes to `folder`. */
export async function startNginx(binary: string, folder: string, siteFile: (listen: string) => string): Promise<Running> {
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
  const args = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  return startProgram(binary, args, `http://${listen}`, { stopBy: 'SIGQUIT' });
}
