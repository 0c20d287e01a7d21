/** Settings whose values open something: no message shows them, and no process that is started gets one. */
const SECRETS = ['WEBHOOK_SECRET', 'STATUS_TOKEN', 'PROBE_USERNAME', 'PROBE_PASSWORD'];

/** Whether a setting may be known to this process alone. */
export const isSecret = (name: string) => SECRETS.includes(name);

/** An environment for a process that must not see the secrets: an empty variable also keeps one from being read from `.env`. */
export function withoutSecrets(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...environment, ...Object.fromEntries(SECRETS.map((name) => [name, ''])) };
}
