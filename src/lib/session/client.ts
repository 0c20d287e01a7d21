import { type Call, type CallEnvironment, createCall } from '../api/call.ts';
import { refreshToken } from '../api/routes/session.ts';
import { goToLogin, pageLanguage } from '../browser/page/page.ts';
import { refCode } from '../browser/storage/visitor.ts';
import { apiBase, CALL_LIMITS } from '../config.ts';
import { createRefresh } from './refresh-once.ts';
import { clearTokens, readTokens, storeTokens } from './tokens.ts';
import { sendWithProgress } from './uploads.ts';

const environment: CallEnvironment = {
  // biome-ignore lint/style/noRestrictedGlobals: the one place that hands it to src/lib/api.
  fetch: (url, init = {}) => sendWithProgress(String(url), init, fetch),
  base: apiBase(),
  language: pageLanguage,
  refCode,
  accessToken: () => readTokens().access,
  refresh: () => refresh(),
};

/** Every call to the backend from the browser, with this visitor's language, referral code and session. */
export const call = createCall(environment);

/** For calls that must not be repeated after a 401 in anybody's name: somebody else may have signed in meanwhile. */
export function guardedCall(mayRepeat: NonNullable<CallEnvironment['mayRepeat']>): Call {
  return createCall({ ...environment, mayRepeat });
}

const refresh = createRefresh({
  readTokens,
  storeTokens,
  async send(refresh_token) {
    const answer = await call(refreshToken, { refresh_token });
    return answer.ok ? { ok: true, value: answer.value.tokens } : answer;
  },
  onSignedOut() {
    clearTokens();
    goToLogin();
  },
  locks: globalThis.navigator?.locks,
  patience: CALL_LIMITS[refreshToken.limit] + 5_000,
});
