import { CommandError } from '../run/command.ts';
import { runTool } from '../run/tool.ts';

const CONNECTIONS = 50;
const SECONDS = 10;

interface LoadResults {
  requests: { average: number };
  throughput: { average: number };
  latency: { p99: number };
  non2xx: number;
  errors: number;
}

/** Asks a server for one page, with brotli, on 50 connections for 10 s, from another process of this machine. */
export async function serverLoad(url: string): Promise<Record<string, number>> {
  const args = ['--json', '-c', String(CONNECTIONS), '-d', String(SECONDS), '-H', 'accept-encoding=br', url];
  const { code, output } = await runTool('autocannon', args, { from: 'tests/bench' });
  if (code !== 0) throw new CommandError(output);
  const { requests, throughput, latency, non2xx, errors } = JSON.parse(output.trim().split('\n').at(-1) ?? '') as LoadResults;
  if (non2xx + errors > 0) throw new CommandError(`${url}: ${non2xx} answers were not 200, ${errors} failed`);
  return {
    'requests a second': Math.round(requests.average),
    'MB a second': Math.round(throughput.average / 1e6),
    '99 of 100 within, ms': latency.p99,
  };
}
