import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Sandbox, startSandbox } from '../../scripts/local/sandbox.ts';
import { deliver, startService, type TestService } from '../unit/scripts/rebuild/test-service.ts';
import { hasAmtool, hasPrometheus, type RunningPrometheus, startPrometheus } from './prometheus-process.ts';

const reason = hasPrometheus ? '' : ' (left out: Prometheus is not installed; .ci/run installs it)';
if (!hasPrometheus) console.warn('The alerts are not tried out: Prometheus is not installed. .ci/run installs it.');

const TOKEN = 'a-token-of-the-test-that-is-long-enough';
const TIMEOUT = 60_000;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'alerts-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' });
/** Questions of the dashboard, with its variables filled in. */
const questions = () => {
  const { panels } = JSON.parse(readFileSync('operations/dashboard.json', 'utf8')) as { panels: { targets?: { expr: string }[] }[] };
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr.replaceAll('$session', '.*')));
};

describe.skipIf(!hasPrometheus)(`promtool${reason}`, () => {
  it('finds nothing wrong with the rules, and each fires when it should', { timeout: TIMEOUT }, () => {
    const { status, stdout, stderr } = promtool('test', 'rules', 'operations/alerts.test.yml', 'operations/alerts-over-days.test.yml');
    expect(`${stdout}${stderr}`).not.toContain('FAILED');
    expect(status).toBe(0);
  });

  it('finds nothing wrong with the example of a configuration', () => {
    const rules = join(process.cwd(), 'operations/alerts.yml');
    const config = readFileSync('operations/prometheus.yml', 'utf8').replace('/etc/prometheus/alerts.yml', rules);
    const file = join(folder, 'example.yml');
    writeFileSync(file, config.replace('/etc/prometheus/site-token', join(folder, 'example.yml')));
    const { status, stdout, stderr } = promtool('check', 'config', file);
    expect(`${stdout}${stderr}`).toMatch(/SUCCESS: \d+ rules found/);
    expect(status).toBe(0);
  });
});

describe.skipIf(!hasAmtool)(`amtool${hasAmtool ? '' : ' (left out: Alertmanager is not installed; .ci/run installs it)'}`, () => {
  it('finds nothing wrong with the example of a configuration', () => {
    const { status, stdout, stderr } = spawnSync('amtool', ['check-config', 'operations/alertmanager.yml'], { encoding: 'utf8' });
    expect(`${stdout}${stderr}`).toContain('1 receivers');
    expect(status).toBe(0);
  });
});

/** Passes requests on to another server, and its answers back, as `change` leaves them. */
async function passOn(target: () => string, headers: Record<string, string>, change = (_path: string, body: string) => body) {
  const server = createServer((incoming, response) => {
    const { url = '/', method, headers: sent } = incoming;
    const own = Object.fromEntries(Object.entries(sent).filter(([name]) => name !== 'accept-encoding'));
    const outgoing = httpRequest(`${target()}${url}`, { method, headers: { ...own, ...headers } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, kept).end(change(url, Buffer.concat(parts).toString()));
      });
    });
    outgoing.on('error', () => response.writeHead(502).end());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe.skipIf(!hasPrometheus)(`Prometheus with the alerts of operations/${reason}`, () => {
  let sandbox: Sandbox;
  let service: TestService;
  let prometheus: RunningPrometheus;
  const proxies: Server[] = [];
  /** What is broken on purpose. */
  const broken = { bank: false, publish: false };

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, folder, siteOrigin: 'http://localhost:4999' });
    const spoilt = (path: string, body: string) =>
      broken.bank && path.startsWith('/api/v1/bank') ? body.replace('"data":[', '"data":[7,') : body;
    const backend = await passOn(() => sandbox.url, {}, spoilt);
    vi.stubEnv('API_URL', `http://${backend.host}`);
    vi.stubEnv('PROBE_USERNAME', 'demo1');
    vi.stubEnv('PROBE_PASSWORD', 'demo1234');
    const pull = async () => {
      if (broken.publish) throw new Error('The backend did not answer');
      return [];
    };
    service = await startService((releases, build) => releases.publish(String(build), { pull }), {
      statusToken: TOKEN,
      reportsFrom: 'https://site.example',
      probeEveryMs: 500,
      publishAtStart: true,
    });
    // A proxy's header makes the service ask for the token.
    const proxy = await passOn(() => service.url, { 'x-forwarded-for': '192.0.2.1' });
    proxies.push(backend.server, proxy.server);
    prometheus = await startPrometheus(join(folder, 'prometheus'), { target: proxy.host, token: TOKEN });
  }, TIMEOUT);
  afterAll(async () => {
    vi.unstubAllEnvs();
    await Promise.all([prometheus?.stop(), service?.close()]);
    for (const server of proxies) {
      server.closeAllConnections();
      server.close();
    }
    await service?.releases.close();
    await sandbox?.close();
  });

  const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 200 });
  const figure = async (query: string) => {
    const { result } = await prometheus.ask<{ result: { value: [number, string] }[] }>(`query?query=${encodeURIComponent(query)}`);
    return result[0]?.value[1];
  };

  it('is silent while all is well, and fires when the backend drifts and when a publish fails', { timeout: TIMEOUT }, async () => {
    await until(async () => {
      expect(await figure('up{job="site"}')).toBe('1');
      expect(await figure('sum(site_probe_call_state{state="ok"})')).toBe('12');
      expect(await prometheus.firing()).toEqual([]);
    });

    Object.assign(broken, { bank: true, publish: true });
    await deliver(service);
    await until(async () => expect(await prometheus.firing()).toEqual(['BackendDrifted', 'SitePublishFailing']));
    const { alerts } = await prometheus.ask<{ alerts: { labels: Record<string, string> }[] }>('alerts');
    expect(alerts.map(({ labels }) => labels)).toContainEqual(expect.objectContaining({ alertname: 'BackendDrifted', call: 'bank' }));

    Object.assign(broken, { bank: false, publish: false });
    await deliver(service);
    await until(async () => expect(await prometheus.firing()).toEqual([]));
  });

  it('understands every question of the dashboard', async () => {
    for (const expr of questions()) await prometheus.ask(`query?query=${encodeURIComponent(expr)}`);
  });

  it('fires when the service is gone', { timeout: TIMEOUT }, async () => {
    await service.close();
    await until(async () => expect(await prometheus.firing()).toContain('SiteDown'));
  });
});
