import { readFileSync } from 'node:fs';

/** The value of every secret while a process is started that must not see it. */
export const SECRET = 'whsec_known_to_the_service_alone';

/** Settings that any process may see. Whatever else is a setting is a secret, so that a new one is not forgotten. */
const OPEN = ['API_URL', 'SITE_URL', 'PORT', 'SANDBOX_PORT', 'MAINTENANCE'];

const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z][A-Z\d_]+)=/gm)].map(
  ([, name = '']) => name,
);

/** Every setting that is a secret. */
export const SERVICE_SECRETS = settings.filter(
  (name) => !name.startsWith('PUBLIC_') && !OPEN.includes(name),
);

/** Names of the secrets that this process sees. */
export function seenSecrets(): string[] {
  return SERVICE_SECRETS.filter((name) => process.env[name] !== '').sort();
}
