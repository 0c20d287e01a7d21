import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Running } from '../../scripts/serve/listen.ts';
import { freePort } from '../../scripts/test/free-port.ts';
import { startProgram } from './program.ts';

/** Where nginx is; undefined on a machine that has none. */
export const nginxBinary = ['nginx', '/usr/sbin/nginx'].find(
  (name) => spawnSync(name, ['-v']).status === 0,
);

/** Runs nginx with the file of this project before a server of this machine; everything it writes goes to `folder`. */
export async function startNginx(binary: string, folder: string, server: string): Promise<Running> {
  const listen = `127.0.0.1:${await freePort()}`;
  const file = readFileSync('operations/nginx.conf', 'utf8')
    .replace('listen 80;', `listen ${listen};`)
    .replace('listen [::]:80;', '')
    .replace('site.example', 'localhost')
    .replace('http://127.0.0.1:4321', server.replace('localhost', '127.0.0.1'));
  writeFileSync(join(folder, 'site.conf'), file);
  const main = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events { }`,
    'http { access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    ),
    `include ${folder}/site.conf; }`,
  ];
  writeFileSync(join(folder, 'nginx.conf'), main.join('\n'));
  return startProgram(
    binary,
    ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    `http://${listen}`,
  );
}
