import { bank } from '../api/routes/site.ts';
import type { Result } from '../domain/problem.ts';
import type { Bank } from '../domain/site/site-settings.ts';
import { call } from '../session/client.ts';

/** Loads the bank catalogue, for pages that were built without banks (spec section 7). */
export async function loadBanks(): Promise<Result<Bank[]>> {
  const answer = await call(bank);
  return answer.ok ? { ok: true, value: answer.value.data } : answer;
}
