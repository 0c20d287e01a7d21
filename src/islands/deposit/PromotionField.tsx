import { useEffect, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { pageNumber } from '@/lib/browser/page/page-language';
import { moneyText, readAmount } from '@/lib/domain/money/amount';
import { bonusOf } from '@/lib/domain/money/bonus';
import { type DepositPromotion, requestedPromotion } from '@/lib/domain/money/deposit';
import { fill } from '@/lib/domain/text/fill';
import type { DepositFields } from '@/lib/forms/deposit';
import { forgetRequestedPromotion } from '@/lib/stores/money/deposit-form';
import { Callout } from '../ui/Callout';
import { choiceOptions, Select } from '../ui/form/Select';
import { whyOf } from '../why';
import type { DepositFormView } from './deposit-steps';

interface Props {
  messages: Messages['deposit'] & Messages['gate'];
  form: DepositFormView;
  promotions: readonly DepositPromotion[];
}

/** The promotion of a deposit, worked out for its amount where the backend says what it gives. Nothing where there is none to choose. */
export function PromotionField({ messages, form, promotions }: Props) {
  const isRefused = useJoinRefused(promotions, form.values.promotion);
  const why = whyOf(messages, messages.whyNotOffered, 'promotion-not-applied');
  return (
    <>
      {isRefused && <Callout notice={{ kind: 'info', text: messages.notOffered, why }} />}
      {promotions.length > 0 && (
        <Select
          label={messages.promotion}
          placeholder={messages.promotionPlaceholder}
          options={choiceOptions(promotions)}
          hint={bonusHint(messages, form.values, promotions)}
          required
          isRow
          {...form.register('promotion')}
        />
      )}
    </>
  );
}

function bonusHint(
  messages: Messages['deposit'],
  { promotion, amount }: DepositFields,
  promotions: readonly DepositPromotion[],
) {
  const terms = promotions.find(({ id }) => id === promotion)?.terms;
  const typed = readAmount(amount);
  const bonus = terms && typed.ok ? bonusOf(typed.decimal, terms) : undefined;
  if (!terms || !bonus) return undefined;
  if ('from' in bonus) return fill(messages.bonusFrom, { amount: moneyText(bonus.from) });
  const [total, turnover] = [moneyText(bonus.total), moneyText(bonus.turnover)];
  // Digits of a count, which a backend may send as 12.00.
  return fill(messages.bonusYouGet, {
    total,
    times: pageNumber(Number(terms.turnoverTimes)),
    turnover,
  });
}

/** Whether the promotion that the player joined before this deposit is not offered, and no other one is chosen. The address names it until then. */
function useJoinRefused(promotions: readonly DepositPromotion[], chosen: string): boolean {
  const [requested] = useState(() => requestedPromotion(location.search, promotions));
  const isLeft = requested !== undefined && chosen !== requested;
  useEffect(() => {
    if (isLeft) forgetRequestedPromotion();
  }, [isLeft]);
  return requested === '' && chosen === '';
}
