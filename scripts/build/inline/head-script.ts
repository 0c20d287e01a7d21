import type { Env } from '../../settings/env.ts';
import { bundleScript } from './bundle-script.ts';

/** The script that every page has inline: `mark-arriving.ts`, `low-data-choice.ts`, `head-script.ts` and `early-calls.ts` of `src/lib/browser/page`. */
export function headScript({ forceToken, publicApiUrl }: Pick<Env, 'forceToken' | 'publicApiUrl'>) {
  const base = publicApiUrl === '/' ? '' : publicApiUrl;
  return bundleScript(
    'head-script',
    `import { makeEarlyCalls } from '/src/lib/browser/page/early-calls.ts';
    import { runHeadScript } from '/src/lib/browser/page/head-script.ts';
    import { markArriving } from '/src/lib/browser/page/mark-arriving.ts';
    import { startData } from '/src/lib/browser/page/low-data-choice.ts';
    markArriving();
    startData();
    runHeadScript(window, ${forceToken === 'on'});
    makeEarlyCalls(window, ${JSON.stringify(base)});`,
  );
}

/** The script that pages with a captcha have before every other: `src/lib/browser/captcha/script-policy.ts`. */
export function captchaHeadScript(src: string) {
  return bundleScript(
    'captcha-head-script',
    `import { takeScriptPolicy } from '/src/lib/browser/captcha/script-policy.ts'; takeScriptPolicy(window, ${JSON.stringify(src)});`,
  );
}
