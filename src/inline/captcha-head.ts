import { takeScriptPolicy } from '../lib/browser/captcha/script-policy.ts';

declare const CAPTCHA_SRC: string;

takeScriptPolicy(window, CAPTCHA_SRC);
