import { addDeposit, preDeposit } from '../../api/routes/wallet.ts';
import { goToStep, isNarrow } from '../../browser/page/step-history.ts';
import type { Draft } from '../../browser/storage/form-draft.ts';
import { navigateTab, openNewTab } from '../../browser/tabs/new-tab.ts';
import { showWaiting } from '../../browser/tabs/waiting-page.ts';
import { formatMoney } from '../../domain/money/amount.ts';
import {
  channelOf,
  DEFAULT_METHOD,
  DEPOSIT_METHODS,
  type DepositChoices,
  findNoPromotion,
  isPaidFirst,
  requestedPromotion,
} from '../../domain/money/deposit.ts';
import { findMainWallet } from '../../domain/money/wallet.ts';
import type { Player } from '../../domain/player.ts';
import { isAboveBudget } from '../../domain/safer-play/budget-left.ts';
import { externalUrl } from '../../domain/site/external-url.ts';
import {
  type Deposit,
  type DepositFields,
  type DepositSchema,
  depositSchema,
} from '../../forms/deposit.ts';
import { $budget, usedAmount } from '../safer-play/budget.ts';
import { isOnBreak } from '../safer-play/device-break.ts';
import { call } from '../session/client.ts';
import { type MoneyRules, type Payment, type Receipt, restoreFields } from './money-form.ts';
import { type MoneyOutcome, type SubmitOptions, submitMoney } from './submit-money.ts';
import { readUsedChannels, saveUsedChannel } from './used-channels.ts';

/** Loads what can be chosen for a deposit; a problem closes the form (spec section 4, Deposit). */
export const loadDepositChoices = () => call(preDeposit);

/** What the tab of a gateway shows until its address is there. */
interface WaitingWords {
  payWaiting: string;
  payWaitingHint: string;
}

/** The form of a deposit (spec section 2, Deposit). */
export function depositForm(words: WaitingWords): MoneyRules<DepositSchema, DepositChoices> {
  return {
    kind: 'deposit',
    isStoppedByBreak: true,
    load: loadDepositChoices,
    schema: depositSchema,
    newValues: newDeposit,
    restore: restoreDeposit,
    question({ amount }) {
      const state = $budget.get();
      const { budget } = state;
      return budget && isAboveBudget(amount, budget, usedAmount(state)) ? 'budget' : undefined;
    },
    send: (command, options, choices) => deposit(command, options, choices, words),
    lostPayment: (values, choices) =>
      isPaidFirst(values, choices)
        ? undefined
        : { gateway: channelOf(values, choices)?.bankName ?? '', page: 'lost' },
    // First back, since each entry of the history has an address of its own.
    onDone: () => void goToStep(0).then(forgetRequestedPromotion),
  };
}

/**
 * Asks for a deposit (spec section 4), never in a break on this device; opens its payment page in a new tab, and stores its channel. Reports upload
 * progress if there is a receipt.
 */
async function deposit(
  command: Deposit,
  options: SubmitOptions,
  choices: DepositChoices,
  { payWaiting: title, payWaitingHint: hint }: WaitingWords,
): Promise<MoneyOutcome<Receipt>> {
  if (isOnBreak()) return { status: 'onBreak' };
  const { provider, method, channel, promotion, amount } = command;
  const receipt = isReceiptShown(command, choices) ? command.receipt : undefined;
  const gateway = channelOf(command, choices)?.bankName ?? '';
  const isAtGateway = method === 'payment_gateway';
  const tab = isAtGateway ? openNewTab() : undefined;
  showWaiting(tab, { brand: gateway, title, hint });
  const input = {
    provider_id: provider,
    deposit_bank_id: channel,
    deposit_method: method,
    promotion_id: promotion,
    deposit_amount: amount,
    receipt,
  };
  const outcome = await submitMoney(addDeposit, input, {
    ...options,
    kind: 'deposit',
    amount,
    identity: [provider, method, channel, promotion, formatMoney(amount)],
    onUploadProgress: receipt && options.onUploadProgress,
  });
  const url = outcome.status === 'done' ? outcome.value.url : undefined;
  const page = url ? externalUrl(url) : undefined;
  // Browsers may refuse, so the form shows a link too.
  if (page) navigateTab(isAtGateway ? tab : openNewTab(), page);
  else tab?.close();
  if (outcome.status !== 'done') return outcome;
  saveUsedChannel(options.playerId, method, channel);
  const payment: Payment | undefined = url ? { gateway, page: page ?? 'unsafe' } : undefined;
  return { ...outcome, value: { message: outcome.value.message, payment } };
}

/** A receipt for another way to pay is kept, but not sent where no step of a phone shows it. */
export function isReceiptShown(
  values: Pick<DepositFields, 'method' | 'channel'>,
  choices: DepositChoices,
): boolean {
  return !isNarrow() || isPaidFirst(values, choices);
}

/** What a new deposit begins with: the main wallet, the channel used last, and no promotion where the backend has a row for it. */
function newDeposit(
  { providers, channels, promotions }: DepositChoices,
  { id }: Player,
): DepositFields {
  const used = readUsedChannels(id)[DEFAULT_METHOD];
  return {
    provider: findMainWallet(providers)?.id ?? '',
    method: DEFAULT_METHOD,
    channel: channels[DEFAULT_METHOD].find(({ id }) => id === used)?.id ?? '',
    promotion: findNoPromotion(promotions)?.id ?? '',
    amount: '',
    receipt: undefined,
  };
}

/** The draft saved before a reload, and the promotion that the address asks for, which comes first. */
function restoreDeposit(draft: Draft, choices: DepositChoices, player: Player): DepositFields {
  const empty = newDeposit(choices, player);
  const method = DEPOSIT_METHODS.find((name) => name === draft['method']);
  // A channel that is gone has to be chosen again.
  const begun = method ? { ...empty, method, channel: '' } : empty;
  const restored = restoreFields({ ...draft, method: begun.method }, begun, {
    provider: choices.providers,
    channel: choices.channels[begun.method],
    promotion: choices.promotions,
  });
  // Nothing is chosen in the place of a promotion that is not offered.
  const promotion =
    requestedPromotion(location.search, choices.promotions) ??
    (restored.promotion || empty.promotion);
  return { ...restored, promotion };
}

/** Removes the promotion from the address, without loading the page: a reload must not join it again. */
export function forgetRequestedPromotion(): void {
  const address = new URL(location.href);
  address.searchParams.delete('promotion');
  history.replaceState(history.state, '', address);
}
