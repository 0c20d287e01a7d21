import { parseArgs } from 'node:util';
import { readEnv } from '../env.ts';
import { CommandError, runCommand } from '../run/command.ts';
import { untilStopped } from '../run/until-stopped.ts';
import { startSandbox } from './server.ts';

const FOLDER = '.sandbox';
const USAGE = 'usage: npm run sandbox -- [--reset] [--port 4400]';

await runCommand(async () => {
  const { siteUrl, port: sitePort, sandboxPort, webhookSecret } = readEnv();
  const { reset, port = sandboxPort } = flags();
  const sandbox = await startSandbox({
    port,
    folder: FOLDER,
    reset,
    origins: [siteUrl.origin, `http://localhost:${sitePort}`, `http://127.0.0.1:${sitePort}`],
    log: console.log,
    ...(webhookSecret !== undefined && { webhookSecret }),
  });
  console.log(`Sandbox backend at ${sandbox.url}, operator desk at ${sandbox.url}/desk`);
  await untilStopped(sandbox.close);
});

function flags(): { reset: boolean; port?: number } {
  try {
    const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false }, port: { type: 'string' } } });
    if (values.port === undefined) return { reset: values.reset };
    if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535) throw new Error('--port takes a port number');
    return { reset: values.reset, port: Number(values.port) };
  } catch (error) {
    throw new CommandError(`${(error as Error).message} (${USAGE})`);
  }
}
