import { existsSync, readFileSync } from 'node:fs';
import { parseEnv as parseEnvFile } from 'node:util';
import * as v from 'valibot';
import { CommandError } from '../run/command.ts';
import { isLoopback } from './public-addresses.ts';
import { isSecret } from './secrets.ts';

/** The settings of docs/deploying.md, checked and typed. */
export type Env = ReturnType<typeof parseEnv>;

type Source = Record<string, string | undefined>;

const like = (pattern: RegExp, what: string) => v.pipe(v.string(), v.regex(pattern, what));
const Origin = v.pipe(
  v.string(),
  v.url('an http or https address'),
  v.check((text) => /^https?:$/.test(new URL(text).protocol), 'an http or https address'),
  v.check(
    (text) => new URL(text).href === `${new URL(text).origin}/`,
    'an origin alone, without path, parameters or credentials',
  ),
);
const BrowserOrigin = v.union([v.literal('/'), Origin], 'an origin alone, or / for the site’s own');
const Switch = v.picklist(['on', 'off'], 'on or off');
const Port = v.pipe(
  v.string(),
  v.digits('a port number'),
  v.transform(Number),
  v.minValue(1, 'a port from 1 to 65535'),
  v.maxValue(65_535, 'a port from 1 to 65535'),
);
const Word = like(/^[\w.-]+$/, 'letters, digits, dots and dashes');
const Host = like(
  /^([a-z\d.-]+(:\d+)?)?$/i,
  'a host with an optional port, or nothing for Pusher’s own',
);
const ScriptAddress = v.pipe(
  v.string(),
  v.url('an address'),
  v.regex(/^https?:/, 'an http or https address'),
);
const PhonePrefixes = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((prefix) => prefix.trim())),
  v.check(
    (prefixes) => prefixes.every((prefix) => /^[1-9]\d{0,3}$/.test(prefix)),
    'country codes such as 60 or 60,880',
  ),
);
const ReportAddress = like(
  /^(https?:\/\/[a-z\d.-]+(:\d+)?)?(\/[\w-]+)+$/i,
  'a path such as /reports, or an http or https address with a path alone',
);
const Share = v.pipe(
  like(/^(0(\.\d+)?|1(\.0+)?)$/, 'a share from 0 to 1, such as 0.1'),
  v.transform(Number),
);
const Secret = like(/^whsec_[A-Za-z\d+/]{32,}={0,2}$/, 'whsec_ and at least 24 bytes in base64');
const Token = like(/^[\w.~+/=-]{32,}$/, 'at least 32 characters that a header may have');

/** Reads settings of `source`, where what is empty is missing. */
function readerOf(source: Source) {
  function setting<Schema extends v.GenericSchema<string, unknown>>(
    name: string,
    schema: Schema,
    fallback: string,
  ): v.InferOutput<Schema> {
    const given = source[name]?.trim() || fallback;
    const result = v.safeParse(schema, given, { abortPipeEarly: true });
    if (result.success) return result.output;
    const found = isSecret(name) ? 'something else' : `"${given}"`;
    throw new CommandError(
      `${name} should be ${result.issues[0].message}, but is ${found} (see .env.example)`,
    );
  }
  const optional = (name: string, schema: typeof Word, fallback = '') =>
    source[name]?.trim() || fallback ? setting(name, schema, fallback) : undefined;
  return { setting, optional };
}

/**
 * Reads the settings out of `source`.
 * @throws CommandError naming the first setting that is malformed
 */
export function parseEnv(source: Source) {
  const { setting, optional } = readerOf(source);
  const port = setting('PORT', Port, '4321');
  const sandboxPort = setting('SANDBOX_PORT', Port, '4400');
  const sandbox = `localhost:${sandboxPort}`;
  const apiUrl = new URL(setting('API_URL', Origin, `http://${sandbox}`));
  const usesSandbox = isLoopback(apiUrl) && apiUrl.port === String(sandboxPort);
  if (usesSandbox && port === sandboxPort)
    throw new CommandError(`PORT should be another than SANDBOX_PORT, but both are ${port}`);
  const publicApiUrl = setting('PUBLIC_API_URL', BrowserOrigin, apiUrl.origin);
  const sandboxKey = usesSandbox ? 'sandbox' : '';
  const captchaOrigin = usesSandbox ? `http://${sandbox}` : 'https://www.google.com';

  return {
    apiUrl,
    /** Backend origin as the browser reaches it, or `/` for the site's own. */
    publicApiUrl: publicApiUrl === '/' ? '/' : new URL(publicApiUrl).origin,
    siteUrl: new URL(setting('SITE_URL', Origin, `http://localhost:${port}`)),
    port,
    sandboxPort,
    /** The backend is this machine's sandbox: only then do realtime and captcha default to it. */
    usesSandbox,
    pusher: {
      key: optional('PUBLIC_PUSHER_KEY', Word, sandboxKey),
      cluster: setting('PUBLIC_PUSHER_CLUSTER', Word, 'ap1'),
      host:
        source['PUBLIC_PUSHER_HOST']?.trim() === ''
          ? ''
          : setting('PUBLIC_PUSHER_HOST', Host, usesSandbox ? sandbox : ''),
    },
    /** Country prefixes of phone numbers, without a plus; never empty. */
    phonePrefixes: setting('PUBLIC_PHONE_PREFIX', PhonePrefixes, '60'),
    recaptcha: {
      siteKey: optional('PUBLIC_RECAPTCHA_SITE_KEY', Word, sandboxKey),
      src: setting('PUBLIC_RECAPTCHA_SRC', ScriptAddress, `${captchaOrigin}/recaptcha/api.js`),
    },
    forceToken: setting('PUBLIC_FORCE_TOKEN', Switch, 'on'),
    maintenance: setting('MAINTENANCE', Switch, 'off') === 'on',
    /** Whether there is an offline cache; `off` also unregisters the service worker and clears its caches. */
    serviceWorker: setting('PUBLIC_SERVICE_WORKER', Switch, 'on'),
    /** Where pages send their reports, a path of the site or an address, and the share of visits whose speed is told; no address is off. */
    report: {
      url: optional('PUBLIC_REPORT_URL', ReportAddress) ?? '',
      sample: setting('PUBLIC_REPORT_SAMPLE', Share, '0.1'),
    },
    webhookSecret: optional('WEBHOOK_SECRET', Secret),
    /** Opens `/healthz` and `/metrics` to other machines. */
    statusToken: optional('STATUS_TOKEN', Token),
    /** A player of the backend whom the probe may log in as. */
    probeAccount: readProbeAccount(source),
  };
}

function readProbeAccount(source: Source): { username: string; password: string } | undefined {
  const [username, password] = [source['PROBE_USERNAME']?.trim(), source['PROBE_PASSWORD']];
  if (!username && !password) return undefined;
  if (!username || !password)
    throw new CommandError('PROBE_USERNAME and PROBE_PASSWORD go together (see .env.example)');
  return { username, password };
}

/** The settings as Astro and Vite read them, defaults filled in. */
export function asVariables(env: Env): Record<string, string> {
  return {
    API_URL: env.apiUrl.origin,
    SITE_URL: env.siteUrl.origin,
    MAINTENANCE: env.maintenance ? 'on' : 'off',
    PUBLIC_API_URL: env.publicApiUrl,
    PUBLIC_PUSHER_KEY: env.pusher.key ?? '',
    PUBLIC_PUSHER_CLUSTER: env.pusher.cluster,
    PUBLIC_PUSHER_HOST: env.pusher.host,
    PUBLIC_RECAPTCHA_SITE_KEY: env.recaptcha.siteKey ?? '',
    PUBLIC_RECAPTCHA_SRC: env.recaptcha.src,
    PUBLIC_PHONE_PREFIX: env.phonePrefixes.join(','),
    PUBLIC_FORCE_TOKEN: env.forceToken,
    PUBLIC_SERVICE_WORKER: env.serviceWorker,
    PUBLIC_REPORT_URL: env.report.url,
    PUBLIC_REPORT_SAMPLE: String(env.report.sample),
  };
}

/** Settings of earlier versions; docs/deploying.md, "Old names", says what took their place. */
const OLD_NAMES = [
  'PROBE_EVERY_MINUTES',
  'PUBLISH_TO',
  'BUCKET_PATH_STYLE',
  'PURGE_COMMAND',
  'INDEXNOW_KEY',
];

/**
 * Reads `.env` and the environment, where what is set already wins, and says in one line which settings are of earlier versions.
 * @throws CommandError naming the first setting that is malformed
 */
export function readEnv(file = '.env'): Env {
  const source = {
    ...(existsSync(file) && parseEnvFile(readFileSync(file, 'utf8'))),
    ...process.env,
  };
  const old = OLD_NAMES.filter((name) => source[name]?.trim());
  if (old.length > 0)
    console.warn(`No longer used: ${old.join(', ')} (docs/deploying.md, "Old names")`);
  return parseEnv(source);
}
