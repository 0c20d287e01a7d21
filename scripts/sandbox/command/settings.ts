import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { CommandError } from './run-command.ts';

/** What `main.ts` starts with. */
export interface Settings {
  /** 0 takes any free port. */
  port: number;
  /** Holds the database; made when missing. */
  folder: string;
  /** Starts with a new database. */
  reset: boolean;
  /** Origins of the sites whose scripts may call; the first is notified of content changes. */
  origins: [string, ...string[]];
  /** File that the requests are logged to; undefined for standard output. */
  log: string | undefined;
  /** Signs these notifications; undefined: none are sent. */
  webhookSecret: string | undefined;
}

type Environment = Record<string, string | undefined>;

const USAGE = 'usage: npm run sandbox -- [--reset] [--port 4400] [--folder .sandbox] [--origin http://localhost:4321]… [--log file]';

const OPTIONS = {
  reset: { type: 'boolean', default: false },
  port: { type: 'string' },
  folder: { type: 'string', default: '.sandbox' },
  origin: { type: 'string', multiple: true },
  log: { type: 'string' },
} as const;

const Port = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'a port number'), v.transform(Number), v.maxValue(65_535, 'a port number'));
const Origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^/?#@]+\/?$/, 'an http or https origin'),
  v.url('an http or https origin'),
  v.transform((text) => new URL(text).origin),
);
const Secret = v.pipe(v.string(), v.regex(/^whsec_[A-Za-z\d+/]{32,}={0,2}$/, 'whsec_ and at least 24 bytes in base64'));

function check<Schema extends v.GenericSchema<string, unknown>>(name: string, schema: Schema, text: string): v.InferOutput<Schema> {
  const result = v.safeParse(schema, text, { abortPipeEarly: true });
  if (!result.success) throw new CommandError(`${name} should be ${result.issues[0].message} (${USAGE})`);
  return result.output;
}

function flagsIn(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new CommandError(`${(error as Error).message} (${USAGE})`);
  }
}

/**
 * Reads the flags, and what they leave out from the environment: `SANDBOX_PORT`, the site's `PORT` and `SITE_URL`, and `WEBHOOK_SECRET`, which is no
 * flag because a process's arguments can be read by everybody on the machine.
 * @throws CommandError naming the first setting that is malformed
 */
export function readSettings(args: string[], environment: Environment): Settings {
  const { reset, port, folder, origin, log } = flagsIn(args);
  const ownPort = check('SANDBOX_PORT', Port, environment['SANDBOX_PORT']?.trim() || '4400');
  const sitePort = check('PORT', Port, environment['PORT']?.trim() || '4321');
  const [localhost, loopback] = [`http://localhost:${sitePort}`, `http://127.0.0.1:${sitePort}`];
  const siteUrl = check('SITE_URL', Origin, environment['SITE_URL']?.trim() || localhost);
  const [first = siteUrl, ...others] = origin?.map((one) => check('--origin', Origin, one)) ?? [siteUrl, localhost, loopback];
  const secret = environment['WEBHOOK_SECRET']?.trim();
  return {
    port: port === undefined ? ownPort : check('--port', Port, port),
    folder,
    reset,
    origins: [first, ...others],
    log,
    webhookSecret: secret ? check('WEBHOOK_SECRET', Secret, secret) : undefined,
  };
}

/** The environment, with what `.env` of the working folder adds to it. What is set already wins. */
export function environment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}
