import { takeScriptPolicy } from '../lib/browser/captcha/script-policy.ts';

declare const CAPTCHA_SRC: string;

takeScriptPolicy(window as Parameters<typeof takeScriptPolicy>[0], CAPTCHA_SRC);
