import type { Messages } from '@/content/messages/messages';
import { moneyText } from '@/lib/domain/money/amount';
import { turnoverLeft } from '@/lib/domain/money/bonus';
import type { Choice } from '@/lib/domain/money/deposit';
import { findMainWallet, mainWalletFirst } from '@/lib/domain/money/wallet';
import type { BankAccount, Player } from '@/lib/domain/player';
import { fill } from '@/lib/domain/text/fill';
import { type WithdrawFields as Fields, withdrawSchema } from '@/lib/forms/withdraw';
import { withdraw } from '@/lib/stores/money/withdraw';
import { AmountField } from '../money/AmountField';
import { MoneyForm } from '../money/MoneyForm';
import type { DoneRequest, MoneyLinks, MoneyTexts } from '../money/money-messages';
import { knownBalance } from '../money/use-available-balance';
import { useMoneyForm } from '../money/use-money-form';
import { Callout } from '../ui/Callout';
import { choiceOptions, Select } from '../ui/form/Select';
import { whyOf } from '../why';
import { WithdrawReview } from './WithdrawReview';

interface Props {
  messages: Messages['withdraw'] & MoneyTexts;
  links: MoneyLinks;
  player: Player;
  banks: readonly BankAccount[];
  providers: readonly Choice[];
  onDone: (request: DoneRequest) => void;
}

/** Two accounts may be at one bank, whose name may be longer than the field. */
function bankLabel({ bankName, accountNumber }: BankAccount): string {
  return `${accountNumber} · ${bankName}`;
}

/** The form of a withdrawal. */
export function WithdrawFields({ messages, links, player, banks: all, providers: choices, onDone }: Props) {
  // Nobody can say whether money goes to the right account without its number.
  const banks = all.filter(({ accountNumber }) => accountNumber);
  const providers = mainWalletFirst(choices, messages.mainWallet);
  const emptyValues: Fields = {
    provider: findMainWallet(choices)?.id ?? '',
    amount: '',
    bank: (banks.length === 1 ? banks[0] : banks.find(({ isDefault }) => isDefault))?.id ?? '',
  };
  const {
    form,
    values: { provider, amount, bank },
    available,
    review,
    ...moneyForm
  } = useMoneyForm({
    kind: 'withdraw',
    schema: withdrawSchema({ hasBanks: all.length > 0, balanceOf: knownBalance }),
    source: 'provider',
    emptyValues,
    choices: { provider: providers, bank: banks },
    messages,
    player,
    isReviewed: true,
    action: withdraw,
    onDone: (request) => onDone({ ...request, about: chosenBank && bankLabel(chosenBank) }),
  });
  const chosenBank = banks.find(({ id }) => id === bank);

  const turnover = turnoverLeft(player.bonuses ?? []);
  const chosen = [
    { label: messages.provider, value: providers.find(({ id }) => id === provider)?.name ?? messages.notChosen },
    { label: messages.bank, value: chosenBank ? bankLabel(chosenBank) : messages.notChosen },
  ];

  return (
    <>
      <MoneyForm {...{ messages, links, ...moneyForm }} submitLabel={messages.submit} formProps={form.formProps}>
        <AmountField
          messages={messages}
          typed={amount}
          balance={available}
          onPick={(decimal) => form.setValue('amount', decimal)}
          {...form.register('amount')}
        />
        <div className="field-rows">
          <Select
            label={messages.provider}
            placeholder={messages.providerPlaceholder}
            options={choiceOptions(providers)}
            required
            isRow
            {...form.register('provider')}
          />
          {all.length > 0 ? (
            <Select
              label={messages.bank}
              placeholder={messages.bankPlaceholder}
              options={all.map((account) =>
                banks.includes(account)
                  ? { value: account.id, label: bankLabel(account) }
                  : { value: account.id, label: fill(messages.bankUnread, { bank: account.bankName }), disabled: true },
              )}
              required
              isRow
              {...form.register('bank')}
            />
          ) : (
            <NoBanks messages={messages} hasError={Boolean(form.errors.bank)} />
          )}
        </div>
        {turnover !== undefined && <p className="text-sm text-muted">{fill(messages.turnoverNote, { amount: moneyText(turnover) })}</p>}
        <a href={links.bank} className="text-button flex items-center self-start">
          {messages.addBank}
        </a>
      </MoneyForm>
      {review && (
        <WithdrawReview
          {...{ messages, player, chosen }}
          amount={review.command.amount}
          bank={chosenBank}
          balance={available.balance}
          onConfirm={review.confirm}
          onClose={review.cancel}
        />
      )}
    </>
  );
}

interface NoBanksProps {
  messages: Messages['withdraw'] & { why: string };
  /** Shown after a try to withdraw without a bank. */
  hasError: boolean;
}

/** Stands in place of the bank field while the player has no banks. */
function NoBanks({ messages, hasError }: NoBanksProps) {
  const why = whyOf(messages, messages.whyBank, 'withdrawal-not-paid');
  return (
    <div className="flex flex-col gap-2 py-3" data-field="bank" tabIndex={-1}>
      <p className="text-sm font-bold">{messages.bank}</p>
      <Callout notice={hasError ? { kind: 'error', text: messages.bankMissing, why } : { kind: 'info', text: messages.noBanks, why }} />
    </div>
  );
}
