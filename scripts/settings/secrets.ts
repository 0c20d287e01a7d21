/** Settings whose values open something: no message shows them, and no process that is started gets one that it does not need. */
const SECRETS = [
  ...['WEBHOOK_SECRET', 'STATUS_TOKEN', 'PROBE_USERNAME', 'PROBE_PASSWORD', 'PURGE_COMMAND'],
  ...['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'],
];

/** Whether a setting may open a bucket. Keys are not all that does: a profile or a role does, too. */
export const opensBucket = (name: string) => name.startsWith('AWS_');

/** Whether a setting may be known to this process alone. */
export const isSecret = (name: string) => SECRETS.includes(name) || opensBucket(name);

/**
 * An environment for a process that must not see the secrets.
 * @param isNeeded says which it may see nevertheless
 */
export function withoutSecrets(environment: NodeJS.ProcessEnv, isNeeded = (_name: string) => false): NodeJS.ProcessEnv {
  const hidden = [...SECRETS, ...Object.keys(environment).filter(isSecret)].filter((name) => !isNeeded(name));
  // An empty variable also keeps one from being read from `.env`.
  return { ...environment, ...Object.fromEntries(hidden.map((name) => [name, ''])) };
}
