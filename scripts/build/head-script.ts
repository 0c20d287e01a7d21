import { inlineScript } from './inline-script.ts';

/** The script that every page has inline: `src/lib/browser/page/head-script.ts`. */
export function headScript(forceToken: boolean) {
  return inlineScript(
    'head-script',
    `import { runHeadScript } from '/src/lib/browser/page/head-script.ts'; runHeadScript(window, ${forceToken});`,
  );
}

/** The script that pages with a captcha have before every other: `src/lib/browser/captcha/script-policy.ts`. */
export function captchaHeadScript(src: string) {
  return inlineScript(
    'captcha-head-script',
    `import { takeScriptPolicy } from '/src/lib/browser/captcha/script-policy.ts'; takeScriptPolicy(window, ${JSON.stringify(src)});`,
  );
}
