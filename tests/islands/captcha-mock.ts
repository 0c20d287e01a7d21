import { vi } from 'vitest';
import type { Result } from '@/lib/domain/problem';

/** Mocks src/lib/browser/captcha, which loads a third party's script. */
export const loadCaptcha = vi.fn(async () => ({ ok: true, value: undefined }));
export const captchaToken = vi.fn(
  async (): Promise<Result<string>> => ({ ok: true, value: 'captcha-token' }),
);
export const resetCaptcha = vi.fn();
