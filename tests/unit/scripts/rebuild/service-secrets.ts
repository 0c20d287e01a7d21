import { readFileSync } from 'node:fs';

/** The value of every secret while a process is started that must not see it. */
export const SECRET = 'whsec_known_to_the_service_alone';

/** Settings that any process may see. Whatever else is a setting is a secret, so that a new one is not forgotten. */
const OPEN = [
  ...['API_URL', 'SITE_URL', 'PORT', 'SANDBOX_PORT', 'MAINTENANCE'],
  // They stand in files of the site, and in its addresses.
  ...['INDEXNOW_KEY', 'PUBLISH_TO', 'BUCKET_PATH_STYLE'],
];

const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z][A-Z\d_]+)=/gm)].map(([, name = '']) => name);

/** Every setting that is a secret, and other ways into a bucket. */
export const SERVICE_SECRETS = [
  ...settings.filter((name) => !name.startsWith('PUBLIC_') && !OPEN.includes(name)),
  ...['AWS_SESSION_TOKEN', 'AWS_PROFILE', 'AWS_WEB_IDENTITY_TOKEN_FILE', 'AWS_CONTAINER_AUTHORIZATION_TOKEN'],
];

/** Names of the secrets that this process sees. */
export function seenSecrets(): string[] {
  return SERVICE_SECRETS.filter((name) => process.env[name] !== '').sort();
}
