/** Where the captcha's own loader loads its parts from. */
const LOADER_PREFIXES = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** The part of Trusted Types used here; TypeScript's DOM does not know it yet. */
interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy: (name: 'default', rules: { createScriptURL: (url: string) => string | null }) => unknown;
}

/** Loads the captcha's script. Resolves with whether it could be loaded. */
export function loadScript(address: string): Promise<boolean> {
  const url = new URL(address);
  url.searchParams.set('render', 'explicit');
  allowScriptsFrom([...LOADER_PREFIXES, new URL('.', url).href]);
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
 * This site refuses all script addresses except those that start with one of the prefixes. The captcha's loader sets more of them by itself, so the
 * policy has to be the default one (security.md, 1.1, measured).
 */
function allowScriptsFrom(prefixes: readonly string[]): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (prefixes.some((prefix) => new URL(url, location.href).href.startsWith(prefix)) ? url : null),
  });
}
