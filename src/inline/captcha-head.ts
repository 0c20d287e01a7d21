import { CAPTCHA_PARTS } from '../lib/config.ts';

declare const CAPTCHA_SRC: string;

/** Without methods, which a script that was injected later could have replaced. */
function startsWith(text: string, start: string): boolean {
  for (let index = 0; index < start.length; index += 1)
    if (text[index] !== start[index]) return false;
  return true;
}

/** Whether an address may lead out of the folder that it begins with. Browsers leave out tabs and line breaks. */
function leadsOut(address: string): boolean {
  for (let index = 0; index < address.length; index += 1) {
    const letter = address[index] ?? '';
    if (letter <= ' ' || letter === '%' || (letter === '.' && address[index + 1] === '.'))
      return true;
  }
  return false;
}

/**
 * Takes the one Trusted Types policy that a page with a captcha may have, before any other script runs: a second policy of that name is refused. It
 * lets the captcha's own script addresses pass and nothing else. It has to be the default one, because the captcha's loader sets an address by
 * itself (security.md, 1.1, measured).
 */
const [loader = ''] = CAPTCHA_SRC.split(/[?#]/);
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) =>
    url === loader ||
    startsWith(url, `${loader}?`) ||
    (startsWith(url, CAPTCHA_PARTS) && !leadsOut(url))
      ? url
      : null,
});
