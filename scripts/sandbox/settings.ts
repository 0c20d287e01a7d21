import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads the flags, and what they leave out from the environment and `.env`: `SANDBOX_PORT`, the site's `PORT` and `SITE_URL`, and `WEBHOOK_SECRET`,
 * which is no flag because a process's arguments can be read by everybody on the machine.
 */
export function readSettings() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      origin: { type: 'string', multiple: true },
      log: { type: 'string' },
    },
  });
  const setting = (name: string, fallback: string) => process.env[name]?.trim() || fallback;
  const localhost = `http://localhost:${setting('PORT', '4321')}`;
  const origins = values.origin ?? [
    setting('SITE_URL', localhost),
    localhost,
    localhost.replace('localhost', '127.0.0.1'),
  ];
  return {
    /** 0 takes any free port. */
    port: Number(values.port ?? setting('SANDBOX_PORT', '4400')),
    /** Origins of the sites whose scripts may call; the first is notified of content changes. */
    origins: origins.map((origin) => new URL(origin).origin),
    /** File that the requests are logged to; undefined for standard output. */
    log: values.log,
    /** Signs these notifications; undefined: none are sent. */
    webhookSecret: process.env['WEBHOOK_SECRET']?.trim() || undefined,
  };
}
