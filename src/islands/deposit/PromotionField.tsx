import { useEffect, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { pageNumber } from '@/lib/browser/page/page-locale';
import { moneyText, readAmount } from '@/lib/domain/money/amount';
import { bonusOf } from '@/lib/domain/money/bonus';
import { type DepositChoices, type DepositPromotion, requestedPromotion } from '@/lib/domain/money/deposit';
import { fill } from '@/lib/domain/text/fill';
import type { DepositFields, DepositSchema } from '@/lib/forms/deposit';
import { Callout } from '../ui/Callout';
import { choiceOptions, Select } from '../ui/form/Select';
import type { UseFormReturn } from '../ui/form/use-form';
import { whyOf } from '../why';

interface Props {
  messages: Messages['deposit'] & Messages['gate'];
  form: UseFormReturn<DepositSchema>;
  promotions: readonly DepositPromotion[];
  values: DepositFields;
  /** The promotion that the player joined is not offered. */
  isRefused: boolean;
}

/** The promotion of a deposit, worked out for its amount where the backend says what it gives. Nothing where there is none to choose. */
export function PromotionField({ messages, form, promotions, values, isRefused }: Props) {
  const why = whyOf(messages, messages.whyNotOffered, 'promotion-not-applied');
  return (
    <>
      {isRefused && <Callout notice={{ kind: 'info', text: messages.notOffered, why }} />}
      {promotions.length > 0 && (
        <Select
          label={messages.promotion}
          placeholder={messages.promotionPlaceholder}
          options={choiceOptions(promotions)}
          hint={bonusHint(messages, values, promotions)}
          required
          isRow
          {...form.register('promotion')}
        />
      )}
    </>
  );
}

function bonusHint(messages: Messages['deposit'], { promotion, amount }: DepositFields, promotions: readonly DepositPromotion[]) {
  const terms = promotions.find(({ id }) => id === promotion)?.terms;
  const typed = readAmount(amount);
  const bonus = terms && typed.ok ? bonusOf(typed.decimal, terms) : undefined;
  if (!terms || !bonus) return undefined;
  if ('from' in bonus) return fill(messages.bonusFrom, { amount: moneyText(bonus.from) });
  const [total, turnover] = [moneyText(bonus.total), moneyText(bonus.turnover)];
  // Digits of a count, which a backend may send as 12.00.
  return fill(messages.bonusYouGet, { total, times: pageNumber(Number(terms.turnoverTimes)), turnover });
}

/** Removes the promotion from the address, without loading the page: a reload must not join it again. */
function removeRequested(): void {
  const address = new URL(location.href);
  address.searchParams.delete('promotion');
  history.replaceState(history.state, '', address);
}

/** What became of the promotion that the player joined before this deposit, which the address names until another one is chosen. */
export function useJoinedPromotion({ promotions }: DepositChoices, chosen: string) {
  const [requested, setRequested] = useState(() => requestedPromotion(location.search, promotions));
  const isLeft = requested !== undefined && chosen !== requested;
  useEffect(() => {
    if (isLeft) removeRequested();
  }, [isLeft]);
  return {
    /** The backend does not offer it to this player, and no other one is chosen. */
    isRefused: requested === '' && chosen === '',
    forget(): void {
      removeRequested();
      setRequested(undefined);
    },
  };
}
