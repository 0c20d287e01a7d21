import { atom } from 'nanostores';
import { createCall } from '../../../src/lib/api/call.ts';
import { addDeposit, addTransfer, addWithdraw } from '../../../src/lib/api/routes/wallet.ts';
import type { MoneyKind } from '../../../src/lib/domain/report/sent-request.ts';
import { createSentRequests } from '../../../src/lib/stores/money/sent-requests.ts';
import type { SubmitOptions } from '../../../src/lib/stores/money/submit-money.ts';
import { createMoneySubmit } from '../../../src/lib/stores/money/submit-money.ts';
import { createRefresh } from '../../../src/lib/stores/session/refresh-once.ts';
import { createSession } from '../../../src/lib/stores/session/session.ts';
import { clearTokens, readTokens, storeTokens } from '../../../src/lib/stores/session/tokens.ts';
import type { Claim, Intent } from './intent.ts';

/** What an action says, and whether it asks the player before it sends the same again. */
export type Said = Claim | 'asks';

interface SiteEnvironment {
  fetch: typeof fetch;
  base: string;
  player: { id: string; bankId: string };
}

export type Site = ReturnType<typeof openSite>;

/** The site's own stores and actions, as a page has them after it was loaded. */
export function openSite({ fetch, base, player }: SiteEnvironment) {
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
    call,
    locks: navigator.locks,
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

  function submit(kind: MoneyKind, amount: string, options: SubmitOptions) {
    const shared = { ...options, kind, amount, identity: [amount] };
    switch (kind) {
      case 'deposit': {
        const channel = {
          provider_id: '0',
          deposit_bank_id: '21',
          deposit_method: 'qr_pay' as const,
          promotion_id: '0',
        };
        return submitMoney(addDeposit, { ...channel, deposit_amount: amount }, shared);
      }
      case 'withdraw':
        return submitMoney(
          addWithdraw,
          { withdraw_from: '0', withdraw_amount: amount, withdraw_bank: player.bankId },
          shared,
        );
      case 'transfer':
        return submitMoney(
          addTransfer,
          { transfer_amount: amount, transfer_from_provider_id: '0', transfer_to_provider_id: '1' },
          shared,
        );
    }
  }

  async function tap({ kind, value, isConfirmed }: Intent): Promise<Said> {
    const { status } = await submit(kind, `${value}.00`, { playerId: player.id, isConfirmed });
    if (status === 'repeated') return 'asks';
    if (status === 'done') return 'done';
    return status === 'unconfirmed' ? 'unknown' : 'notDone';
  }

  return {
    start: startSession,
    tap,
    sent,
    notifyMoneyMoved: () => moneyMoved.set(moneyMoved.get() + 1),
  };
}
