import { type CallEnvironment, createCall } from '../../api/call.ts';
import { timeoutSignal } from '../../api/timeout-signal.ts';
import { takeEarlyAnswer } from '../../browser/page/early-calls.ts';
import { goToLogin } from '../../browser/page/leave-page.ts';
import { watchCall } from '../../browser/page/online.ts';
import { pageLanguage } from '../../browser/page/page-language.ts';
import { askUntilReached } from '../../browser/poll.ts';
import { apiBase, CALL_PROBLEM_MARK, CALL_TIMEOUTS_MS, CURRENCY_ID } from '../../config.ts';
import type { Problem } from '../../domain/problem.ts';
import { isLoginReplaced } from './login.ts';
import { createRefresh } from './refresh-once.ts';
import { clearTokens, readTokens, storeTokens } from './tokens.ts';
import { refCode } from './visitor.ts';

/**
 * Resolves if the backend answers at all; the answer is not read, and may be an error. Its address is not taken from the row `bank`, which would
 * load the schemas of the site's content into every page of a player's.
 */
function askBackend(): Promise<unknown> {
  const signal = timeoutSignal(CALL_TIMEOUTS_MS.read);
  // biome-ignore lint/style/noRestrictedGlobals: as below.
  return fetch(`${apiBase()}/api/v1/bank?currency_id=${CURRENCY_ID}`, {
    method: 'HEAD',
    mode: 'no-cors',
    cache: 'no-store',
    credentials: 'omit',
    signal,
  });
}

const browserFetch: CallEnvironment['fetch'] = async (url, init) => {
  const noteEnd = watchCall();
  try {
    // biome-ignore lint/style/noRestrictedGlobals: this is the one place that hands it to src/lib/api.
    const response = await (takeEarlyAnswer(String(url), init) ?? fetch(url, init));
    noteEnd(true);
    return response;
  } catch (error) {
    const isLost = !init?.signal?.aborted;
    noteEnd(isLost ? false : undefined);
    if (isLost) void askUntilReached(askBackend);
    throw error;
  }
};

/** Calls the backend from the browser, with this visitor's language, referral code and session. */
export const call = createCall({
  fetch: browserFetch,
  async upload(url, init, onProgress) {
    // Few visits send a file, so its code is loaded with the first one. If it cannot be loaded, the file is sent without progress.
    const module = await import('../../browser/files/upload.ts').catch(() => undefined);
    return module ? module.upload(url, init, onProgress) : browserFetch(url, init);
  },
  base: apiBase(),
  language: pageLanguage,
  refCode,
  accessToken: () => readTokens().access,
  isOtherPlayers: isLoginReplaced,
  refresh: () => refresh(),
  // The setting itself, so that a build without reports has nothing of them.
  ...(import.meta.env.PUBLIC_REPORT_URL ? { onProblem: noteCallProblem } : {}),
});

const refresh = createRefresh({
  readTokens,
  storeTokens,
  clearTokens,
  goToLogin,
  call,
  locks: globalThis.navigator?.locks,
});

/** Notes a call that failed. The browser's own timeline keeps it until the page is idle and its reports are loaded. */
export function noteCallProblem(path: string, problem: Problem): void {
  const isServerError = problem.kind === 'refused' && problem.isServerError;
  performance.mark(CALL_PROBLEM_MARK, {
    detail: { path, problem: isServerError ? 'serverError' : problem.kind },
  });
}
