import { atom } from 'nanostores';
import { createBankAccounts } from '../../../src/lib/actions/bank-accounts.ts';
import type { SubmitOptions } from '../../../src/lib/actions/money/submit-money.ts';
import { createMoneySubmit } from '../../../src/lib/actions/money/submit-money.ts';
import { createCall } from '../../../src/lib/api/call.ts';
import { refreshToken } from '../../../src/lib/api/routes/session.ts';
import { addDeposit, addTransfer, addWithdraw } from '../../../src/lib/api/routes/wallet.ts';
import type { Problem } from '../../../src/lib/domain/problem.ts';
import type { MoneyKind } from '../../../src/lib/domain/report/sent-request.ts';
import { createRefresh } from '../../../src/lib/session/refresh-once.ts';
import { createRefreshPause } from '../../../src/lib/session/refresh-pause.ts';
import { clearTokens, readTokens, storeTokens } from '../../../src/lib/session/tokens.ts';
import { createLaunch } from '../../../src/lib/stores/games/launch.ts';
import { createSentRequests } from '../../../src/lib/stores/sent-requests.ts';
import { createSession } from '../../../src/lib/stores/session.ts';
import type { Claim, Intent } from './intent.ts';

/** What an action says, and whether it asks the player before it sends the same again. */
export type Said = Claim | 'asks';

interface SiteEnvironment {
  fetch: typeof fetch;
  base: string;
  player: { id: string; bankId: string };
  /** The account numbers of this schedule, by value. */
  accountNumbers: Record<Intent['value'], string>;
}

export type Site = ReturnType<typeof openSite>;

/** The site's own stores and actions, as a page has them after it was loaded. */
export function openSite({ fetch, base, player, accountNumbers }: SiteEnvironment) {
  const accessToken = () => readTokens().access;
  const call = createCall({
    fetch,
    base,
    language: () => 'en',
    refCode: () => undefined,
    accessToken,
    refresh: () => refresh(),
  });
  const refresh = createRefresh({
    readTokens,
    storeTokens,
    clearTokens,
    goToLogin: () => {},
    async send(refresh_token) {
      const answer = await call(refreshToken, { refresh_token });
      return answer.ok ? { ok: true, value: answer.value.tokens } : answer;
    },
    holdLinks: () => {},
    pause: createRefreshPause(),
    locks: navigator.locks,
    otherTabTimeoutMs: 20_000,
  });
  const { $session, startSession, reloadProfile, profileToken } = createSession({ call });
  const moneyMoved = atom(0);
  const sent = createSentRequests({ call, moneyMoved });
  const submitMoney = createMoneySubmit({
    call,
    isOnline: () => true,
    session: $session,
    accessToken,
    profileToken,
    reloadProfile,
    sent,
  });
  const { saveBankAccount } = createBankAccounts({ call, reloadProfile });
  const { $launch, launch } = createLaunch({
    call,
    session: $session,
    accessToken,
    leftAtProviders: { notePlayed: () => {} },
    recentGames: { add: () => {} },
  });

  function submit(kind: MoneyKind, amount: string, options: SubmitOptions) {
    const shared = { ...options, kind, amount, identity: [amount] };
    switch (kind) {
      case 'deposit': {
        const channel = { provider_id: '0', deposit_bank_id: '21', deposit_method: 'qr_pay' as const, promotion_id: '0' };
        return submitMoney(addDeposit, { ...channel, deposit_amount: amount }, shared);
      }
      case 'withdraw':
        return submitMoney(addWithdraw, { withdraw_from: '0', withdraw_amount: amount, withdraw_bank: player.bankId }, shared);
      case 'transfer':
        return submitMoney(addTransfer, { transfer_amount: amount, transfer_from_provider_id: '0', transfer_to_provider_id: '1' }, shared);
    }
  }

  async function tap({ kind, value, isConfirmed }: Intent): Promise<Said> {
    if (kind === 'launch') {
      // The second tap of two is told nothing.
      if ($launch.get().status === 'launching') return 'unknown';
      await launch({ providerName: 'Shapla Play', providerId: '1', code: '', name: '', picture: '' } as never, newTab());
      return $launch.get().status === 'failed' ? 'unknown' : 'done';
    }
    if (kind === 'bank') {
      const fields = { bankId: '1', holderName: 'Demo Rahman', accountNumber: accountNumbers[value], isDefault: '0' } as const;
      const answer = await saveBankAccount(fields);
      if (answer === 'busy') return 'notDone';
      if (answer.ok) return 'done';
      return isRefusal(answer.problem) ? 'notDone' : 'unknown';
    }
    const { status } = await submit(kind, `${value}.00`, { playerId: player.id, isConfirmed });
    if (status === 'repeated') return 'asks';
    if (status === 'done') return 'done';
    return status === 'unconfirmed' ? 'unknown' : 'notDone';
  }

  return { start: startSession, tap, sent, notifyMoneyMoved: () => moneyMoved.set(moneyMoved.get() + 1) };
}

/** Whether the page may say that nothing was done. */
function isRefusal(problem: Problem): boolean {
  return (problem.kind === 'refused' && !problem.isUnclear) || (problem.kind === 'maintenance' && problem.isRefused === true);
}

function newTab(): Window {
  return { closed: false, close: () => {}, location: { replace: () => {} } } as never;
}
