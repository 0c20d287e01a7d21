import { useEffect, useState } from 'react';
import type texts from '@/content/messages/en/deposit.json';
import { addressSearch } from '@/lib/browser/page/page';
import { readDraft, removeDraft, saveDraft } from '@/lib/browser/storage/form-draft';
import {
  DEFAULT_METHOD,
  type DepositChannel,
  type DepositChoices,
  type DepositMethod,
  requestedPromotion,
  restoreChoices,
} from '@/lib/domain/money/deposit';
import type { Player } from '@/lib/domain/player';
import { type Deposit, type DepositFields, depositSchema } from '@/lib/forms/deposit';
import type { MoneyTexts } from '../money/money-messages';
import { useMoneyCall } from '../money/use-money-call';
import { useForm } from '../ui/form/use-form';
import { validate } from '../ui/form/validate';
import { stepsOf, stepToResume } from './deposit-steps';
import { useDepositSteps } from './use-deposit-steps';
import { usePayment } from './use-payment';

const EMPTY: DepositFields = { provider: '', method: DEFAULT_METHOD, channel: '', promotion: '', amount: '', receipt: undefined };

/** What the form starts with: what was typed before a reload, and the promotion that the address asks for (decisions, 22). */
function startOf(choices: DepositChoices, player: Player) {
  const kept = readDraft('deposit', player.id);
  const draft = restoreChoices(kept, choices);
  const promotion = requestedPromotion(addressSearch(), choices.promotions) || draft.promotion;
  const fields: DepositFields = { ...draft, promotion, receipt: undefined };
  const invalid = Object.keys(validate(depositSchema(choices), fields).errors);
  return { fields, step: stepToResume(kept['step'], invalid, stepsOf(fields.method, channelOf(fields, choices))) };
}

function channelOf({ method, channel }: DepositFields, { channels }: DepositChoices): DepositChannel | undefined {
  return channels[method].find(({ id }) => id === channel);
}

/** A deposit from the first choice to its payment page. */
export function useDeposit(messages: typeof texts & MoneyTexts, player: Player, choices: DepositChoices) {
  const money = useMoneyCall(messages, player);
  const { payment, uploaded, send, forget } = usePayment(messages);
  const [start] = useState(() => startOf(choices, player));
  const [values, setValues] = useState(start.fields);
  const form = useForm({ schema: depositSchema(choices), defaultValues: start.fields, messages, onChange: setValues });
  const { receipt: _, ...typed } = values;
  const draft = JSON.stringify(typed);
  const channel = channelOf(values, choices);
  const steps = useDepositSteps(form, stepsOf(values.method, channel), start.step);

  useEffect(() => {
    if (draft !== EMPTY_DRAFT) saveDraft('deposit', player.id, { ...JSON.parse(draft), step: steps.step });
    else removeDraft('deposit');
  }, [draft, steps.step, player.id]);

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
    uploaded,
    steps,
    values,
    channel,
    submit: () => {
      forget();
      return steps.isBetween() ? steps.next() : form.handleSubmit(sendOnce, steps.toProblem)();
    },
    /** Switching the method clears the chosen bank (spec section 4, Deposit). */
    changeMethod: (method: DepositMethod) => {
      if (method === values.method) return;
      form.setValue('method', method);
      form.setValue('channel', '');
    },
  };
}

const { receipt: _, ...EMPTY_TEXTS } = EMPTY;
const EMPTY_DRAFT = JSON.stringify(EMPTY_TEXTS);
