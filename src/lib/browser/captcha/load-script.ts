/** Loads the captcha's script. The page's policy lets its address pass (script-policy.ts). Resolves with whether it could be loaded. */
export function loadScript(address: string): Promise<boolean> {
  const url = new URL(address);
  url.searchParams.set('render', 'explicit');
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
