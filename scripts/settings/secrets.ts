/** Settings whose values open something: no message shows them, and no process that is started gets one that it does not need. */
const SECRETS = [
  ...['WEBHOOK_SECRET', 'STATUS_TOKEN', 'PROBE_USERNAME', 'PROBE_PASSWORD', 'PURGE_COMMAND'],
  ...['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'],
];

/** Whether a setting may be known to this process alone. Keys are not all that opens a bucket: a profile or a role does, too. */
export function isSecret(name: string): boolean {
  return SECRETS.includes(name) || name.startsWith('AWS_');
}

/**
 * An environment for a process that must not see the secrets.
 * @param needed those that it may see nevertheless
 */
export function withoutSecrets(environment: NodeJS.ProcessEnv, needed: readonly string[] = []): NodeJS.ProcessEnv {
  const hidden = [...SECRETS, ...Object.keys(environment).filter(isSecret)].filter((name) => !needed.includes(name));
  // An empty variable also keeps one from being read from `.env`.
  return { ...environment, ...Object.fromEntries(hidden.map((name) => [name, ''])) };
}
