/** Where the captcha's own loader fetches its parts from. */
const HOMES = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** The part of Trusted Types used here; TypeScript's DOM does not know it yet. */
interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy: (name: 'default', rules: { createScriptURL: (url: string) => string | null }) => unknown;
}

/** Loads the captcha's script; answers whether it came. */
export function loadScript(address: string): Promise<boolean> {
  const url = new URL(address);
  url.searchParams.set('render', 'explicit');
  allowScriptsOf([...HOMES, new URL('.', url).href]);
  const script = document.createElement('script');
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => {
      script.remove();
      resolve(false);
    });
    script.src = url.href;
    document.head.append(script);
  });
}

/**
 * Script addresses are refused on this site but for these. The captcha's loader sets more of them by itself, so the policy has to be the default
 * one (security.md, 1.1, measured).
 */
function allowScriptsOf(homes: readonly string[]): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (homes.some((home) => new URL(url, location.href).href.startsWith(home)) ? url : null),
  });
}
