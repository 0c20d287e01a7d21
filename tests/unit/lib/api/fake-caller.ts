import { vi } from 'vitest';
import { type CallEnvironment, createCall } from '@/lib/api/call';
import type { Result } from '@/lib/domain/problem';

export const transfer = {
  transfer_amount: '25',
  transfer_from_provider_id: '1',
  transfer_to_provider_id: '2',
};
export const deposit = {
  provider_id: '1',
  deposit_bank_id: '2',
  deposit_method: 'qr_pay',
  promotion_id: '',
  deposit_amount: '25',
} as const;
export const unauthorized = () =>
  Response.json({ success: false, message: 'Unauthenticated' }, { status: 401 });
export const done = () => Response.json({ success: true, message: 'Moved' });

export type Answer = () => Response | Promise<Response>;

/** A caller whose backend gives these answers in turn; `requests` is what it received. */
export function caller(answers: Answer[], environment: Partial<CallEnvironment> = {}) {
  const requests: Request[] = [];
  const refresh = vi.fn(async (): Promise<Result<string>> => ({ ok: true, value: 'new-token' }));
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    requests.push(new Request(url, init));
    const answer = answers[requests.length - 1];
    if (!answer) throw new Error('one call too many');
    return answer();
  };
  const call = createCall({
    fetch,
    base: 'https://api.example',
    language: () => 'en',
    refCode: () => undefined,
    accessToken: () => 'old-token',
    refresh,
    ...environment,
  });
  return { call, requests, refresh };
}
