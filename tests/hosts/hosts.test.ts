import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { policyOfPage } from '../../scripts/hosts/policy-rules.ts';
import type { Running } from '../../scripts/serve/listen.ts';
import { startSite } from '../../scripts/serve/site.ts';
import { TEST_SITE } from '../../scripts/test/test-site.ts';
import { folderOf } from '../unit/scripts/folder.ts';
import { type Allowance, allowanceFor, compare } from './answers/compare.ts';
import { CLOSED, type HostRequest, MISSING, MOVED, ODD, REFUSED, readers } from './answers/requests.ts';
import { makeSite } from './site.ts';
import { HOSTS } from './software/all-hosts.ts';
import type { Host } from './software/host.ts';

const folder = await folderOf();
const site = await makeSite(TEST_SITE.folder, folder);

const LISTS = {
  'what readers ask for': readers(site),
  'what is not there': MISSING,
  'what has moved': MOVED,
  'odd paths': ODD,
  'what is refused': REFUSED,
};

function described({ target, method, headers, again }: HostRequest): string {
  const short = target.length > 120 ? `${target.slice(0, 60)}… (${target.length} characters)` : target;
  return [method, short, ...Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}`), again && 'again']
    .filter(Boolean)
    .join(' ');
}

function compareAll(host: Host, maintenance: boolean, lists: Readonly<Record<string, readonly HostRequest[]>>, used: Set<Allowance>): void {
  let own: Running;
  let hosted: Running;

  beforeAll(async () => {
    const software = join(folder, `${HOSTS.indexOf(host)}-${maintenance}`);
    mkdirSync(software);
    own = await startSite({ folder: site, port: 0, maintenance });
    const published = host.fit ? join(software, 'dist') : site;
    if (host.fit) {
      cpSync(site, published, { recursive: true });
      await host.fit(published);
    }
    hosted = await host.start({ site: published, folder: software, maintenance });
    return () => Promise.all([own.close(), hosted.close()]);
  });

  const missingPage = host.sharesRules ? policyOfPage(join(site, '404.html')) : undefined;
  for (const [name, requests] of Object.entries(lists)) {
    const asked = requests.filter((request) => host.asks?.(request) ?? true);
    if (asked.length === 0) continue;
    test(name, async () => {
      const unexpected: unknown[] = [];
      for (const request of asked) {
        for (const difference of await compare(own.url, hosted.url, request, missingPage)) {
          const allowance = allowanceFor(difference, request, host.allowed);
          if (allowance) used.add(allowance);
          else unexpected.push([described(request), difference]);
        }
      }
      expect(unexpected).toEqual([]);
    });
  }
}

describe.each(HOSTS.filter(({ version }) => version))('$name $version answers as our own server does', (host) => {
  const used = new Set<Allowance>();
  describe('open', () => compareAll(host, false, LISTS, used));
  if (host.canClose) describe('under maintenance', () => compareAll(host, true, { 'what is asked for': CLOSED }, used));
  test('no difference is allowed that it does not have', () => {
    expect(host.allowed.filter((allowance) => !used.has(allowance))).toEqual([]);
  });
});

test('the software of one host at least is here', () => {
  expect(HOSTS.some(({ version }) => version)).toBe(true);
});
