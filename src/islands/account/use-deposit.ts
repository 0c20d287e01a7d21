import { useEffect, useState } from 'react';
import type texts from '@/content/messages/en/deposit.json';
import { dropDraft, keepDraft, readDraft } from '@/lib/browser/draft';
import { addressSearch } from '@/lib/browser/payment-tab';
import { DEFAULT_METHOD, type DepositChoices, type DepositMethod, promotionIn, stillOffered } from '@/lib/domain/deposit';
import type { Player } from '@/lib/domain/player';
import { type Deposit, type DepositFields, depositSchema } from '@/lib/forms/deposit';
import { useForm } from '../ui/use-form';
import { stepsOf } from './deposit-steps';
import type { MoneyTexts } from './money-messages';
import { useDepositSteps } from './use-deposit-steps';
import { useMoneyCall } from './use-money-call';
import { usePayment } from './use-payment';

const EMPTY: DepositFields = { provider: '', method: DEFAULT_METHOD, channel: '', promotion: '', amount: '', receipt: undefined };

/** What the form starts with: what was typed before a reload, and the promotion that the address asks for (decisions, 22). */
function startOf(choices: DepositChoices, player: Player): DepositFields {
  const draft = stillOffered(readDraft('deposit', player.id), choices);
  return { ...draft, promotion: promotionIn(addressSearch(), choices.promotions) || draft.promotion, receipt: undefined };
}

/** A deposit from the first choice to its payment page. */
export function useDeposit(messages: typeof texts & MoneyTexts, player: Player, choices: DepositChoices) {
  const money = useMoneyCall(messages, player);
  const { payment, send, forget } = usePayment(messages);
  const [values, setValues] = useState(() => startOf(choices, player));
  const form = useForm({ schema: depositSchema(choices), start: values, messages, onChange: setValues });
  const { receipt: _, ...typed } = values;
  const draft = JSON.stringify(typed);
  const channel = choices.channels[values.method].find(({ id }) => id === values.channel);
  const steps = useDepositSteps(form, stepsOf(values.method, channel));

  useEffect(() => {
    if (draft !== EMPTY_DRAFT) keepDraft('deposit', player.id, JSON.parse(draft));
    else dropDraft('deposit');
  }, [draft, player.id]);

  const sendOnce = (command: Deposit) =>
    money.send(
      (sender) => send(command, channel?.bankName ?? '', sender),
      ({ message }) => {
        form.reset(EMPTY);
        steps.restart();
        return message;
      },
    );
  return {
    money,
    form,
    payment,
    steps,
    values,
    channel,
    submit: () => {
      forget();
      return steps.isBetween() ? steps.next() : form.submit(sendOnce, steps.toProblem);
    },
    /** Switching the method clears the chosen bank (spec section 4, Deposit). */
    changeMethod: (method: DepositMethod) => {
      if (method === values.method) return;
      form.set('method', method);
      form.set('channel', '');
    },
  };
}

const { receipt: _, ...EMPTY_TEXTS } = EMPTY;
const EMPTY_DRAFT = JSON.stringify(EMPTY_TEXTS);
