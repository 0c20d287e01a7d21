import { nginxFile } from '../../../scripts/hosts/nginx-file.ts';
import { nginxProxyFile } from '../../../scripts/hosts/nginx-proxy-file.ts';
import { pagesWithPolicy } from '../../../scripts/hosts/policy-rules.ts';
import { startSite } from '../../../scripts/serve/site.ts';
import type { Allowance } from '../answers/compare.ts';
import type { Host } from './host.ts';
import { hasBrotli, nginxBinary, startNginx } from './nginx-process.ts';
import { versionOf } from './program.ts';

const common = {
  version: nginxBinary && versionOf(nginxBinary, '-v'),
  install: 'apt-get install nginx libnginx-mod-http-brotli-static',
  canClose: true,
  sharesRules: false,
} as const;

const LONG_LINE: Allowance = {
  part: 'status',
  own: '400',
  host: '414',
  reason: 'nginx refuses lines above 8 kB by itself, with a status of their own',
};

const WITHOUT_BROTLI: Allowance = {
  part: 'content-encoding',
  own: 'br',
  host: 'gzip',
  reason: 'libnginx-mod-http-brotli-static is not installed',
};

export const nginx: Host = {
  ...common,
  name: 'nginx',
  start: ({ site, folder, maintenance }) =>
    startNginx(nginxBinary ?? '', folder, (listen) =>
      nginxFile(pagesWithPolicy(site), { name: 'localhost', root: site, listen, maintenance }),
    ),
  allowed: [
    ...(hasBrotli ? [] : [WITHOUT_BROTLI]),
    {
      part: 'status',
      own: '200',
      host: '416',
      when: ({ headers }) => headers?.['Range'] === 'bytes=5-2',
      reason: 'our own server sends the whole file for a range that ends before it begins; both are what RFC 9110 allows',
    },
    LONG_LINE,
    {
      part: /^(cache-control|cross-origin-resource-policy|x-content-type-options)$/,
      when: ({ status }) => status === 416,
      reason: 'nginx sends the headers of a 416 twice, with the same values',
    },
  ],
};

export const nginxBeforeServe: Host = {
  ...common,
  name: 'nginx before npm run serve',
  async start({ site, folder, maintenance }) {
    const own = await startSite({ folder: site, port: 0, maintenance });
    const port = Number(new URL(own.url).port);
    const proxy = await startNginx(nginxBinary ?? '', folder, (listen) => nginxProxyFile({ name: 'localhost', listen, port }));
    return {
      url: proxy.url,
      close: async () => {
        await proxy.close();
        await own.close();
      },
    };
  },
  allowed: [LONG_LINE],
};
