import { CommandError } from '../run/command.ts';
import type { Env } from './env.ts';

/** Whether only this machine can reach an address. */
export function isLoopback(url: URL): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(url.hostname);
}

/**
 * Stops a build for a public site whose visitors would be sent to an address on their own machine.
 * @throws CommandError naming the setting at fault
 */
export function assertPublicAddresses(env: Env): void {
  if (isLoopback(env.siteUrl)) return;
  const site = `SITE_URL is public (${env.siteUrl.origin})`;
  const addresses = {
    API_URL: env.apiUrl.href,
    PUBLIC_API_URL: env.publicApiUrl,
    PUBLIC_PUSHER_HOST: env.pusher.host && `https://${env.pusher.host}`,
    PUBLIC_RECAPTCHA_SRC: env.recaptcha.src,
    PUBLIC_REPORT_URL: env.report.url,
  };
  for (const [name, address] of Object.entries(addresses)) {
    if (URL.canParse(address) && isLoopback(new URL(address))) {
      throw new CommandError(
        `${name} is ${address}, which only this machine reaches, but ${site}: set ${name} to the backend’s own address`,
      );
    }
  }
  if (!env.pusher.key)
    throw new CommandError(
      `PUBLIC_PUSHER_KEY is missing, and ${site}: set it to the app key of your Pusher account`,
    );
  if (!env.recaptcha.siteKey)
    throw new CommandError(
      `PUBLIC_RECAPTCHA_SITE_KEY is missing, and ${site}: set it to your site’s key`,
    );
}
