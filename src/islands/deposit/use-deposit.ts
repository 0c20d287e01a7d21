import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { navigateTab, openNewTab } from '@/lib/browser/tabs/new-tab';
import { showWaiting } from '@/lib/browser/tabs/waiting-page';
import type { DepositChoices, DepositMethod } from '@/lib/domain/money/deposit';
import type { Player } from '@/lib/domain/player';
import { externalUrl } from '@/lib/domain/site/external-url';
import { type Deposit, depositSchema } from '@/lib/forms/deposit';
import { deposit } from '@/lib/stores/money/deposit';
import type { MoneyOutcome, SubmitOptions } from '@/lib/stores/money/submit-money';
import type { DoneRequest, MoneyTexts } from '../money/money-messages';
import { useDraft } from '../money/use-draft';
import { useMoneySubmit } from '../money/use-money-submit';
import { useForm } from '../ui/form/use-form';
import { useHydrated } from '../ui/use-hydrated';
import { useSteps } from '../use-steps';
import { useBudget } from './DepositBudget';
import { draftOf, invalidFields, newDeposit, restoreDeposit } from './deposit-draft';
import { channelOf, DEPOSIT_FIELDS, stepsOf } from './deposit-steps';
import { useJoinedPromotion } from './PromotionField';
import { useReceipt } from './ReceiptField';

/** The state of the deposit form, and the way of a deposit to its payment page. */
export function useDeposit(
  messages: Messages['deposit'] & MoneyTexts,
  player: Player,
  choices: DepositChoices,
  onDone: (request: DoneRequest) => void,
  typed: RefObject<string>,
) {
  const [initial] = useState(() => restoreDeposit(choices, player.id, typed.current));
  useEffect(() => {
    typed.current = '';
  }, [typed]);
  const [values, setValues] = useState(initial.values);
  const [uploadedShare, setUploadedShare] = useState<number>();
  /** Null where this form has not sent the deposit, or got no answer. */
  const payment = useRef<DoneRequest['payment'] | null>(null);
  const form = useForm({
    schema: depositSchema(choices),
    defaultValues: initial.values,
    messages,
    onChange: setValues,
  });
  const isAlive = useHydrated();
  const readTyped = useEffectEvent(() => {
    if (form.getValues().amount !== values.amount) setValues(form.getValues());
  });
  // What was typed before the form came alive is in its field.
  useLayoutEffect(() => {
    if (isAlive) readTyped();
  }, [isAlive]);
  const joined = useJoinedPromotion(choices, values.promotion);
  const channel = channelOf(values, choices);
  const steps = useSteps({
    form,
    fieldsByStep: DEPOSIT_FIELDS,
    steps: stepsOf(values.method, channel),
    initial: initial.step,
    invalidFields: () => invalidFields(form.getValues(), choices),
  });
  const dropGone = useEffectEvent(() => {
    if (!values.channel || channel) return form.revalidate();
    // As if it was chosen now, so that its error is shown.
    form.setValue('channel', values.channel);
    steps.showFields(['channel']);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen may not be among new choices.
  useEffect(() => dropGone(), [choices]);
  const receipt = useReceipt((file) => form.setValue('receipt', file));
  useDraft({
    kind: 'deposit',
    playerId: player.id,
    fields: draftOf(values),
    emptyFields: draftOf(newDeposit(choices, player.id)),
    step: steps.step,
  });

  /** Has to be called while the tap is handled, because only then may a tab be opened for the gateway. */
  async function submitDeposit(command: Deposit, options: SubmitOptions): Promise<MoneyOutcome<string | undefined>> {
    const isAtGateway = command.method === 'payment_gateway';
    const tab = isAtGateway ? openNewTab() : undefined;
    showWaiting(tab, { brand: channel?.bankName ?? '', title: messages.payWaiting, hint: messages.payWaitingHint });
    const outcome = await deposit(command, { ...options, onUploadProgress: setUploadedShare });
    setUploadedShare(undefined);
    const url = outcome.status === 'done' ? outcome.value.url : undefined;
    const page = url ? externalUrl(url) : undefined;
    // Browsers may refuse, so the form shows a link too.
    if (page) navigateTab(isAtGateway ? tab : openNewTab(), page);
    else tab?.close();
    if (outcome.status !== 'done') return outcome;
    payment.current = url ? { gateway: channel?.bankName ?? '', page: page ?? 'unsafe' } : undefined;
    return { ...outcome, value: outcome.value.message };
  }

  const { submit, ...submission } = useMoneySubmit({
    kind: 'deposit',
    messages: values.receipt && steps.hasShown('receipt') ? { ...messages, offline: messages.offlineReceipt } : messages,
    player,
    action: submitDeposit,
    getValues: form.getValues,
    onDone(request) {
      // First back, since each entry of the history has an address of its own.
      void steps.leave().then(joined.forget);
      const isAtGateway = !stepsOf(values.method, channel).includes('payment');
      const lost = isAtGateway ? ({ gateway: channel?.bankName ?? '', page: 'lost' } as const) : undefined;
      onDone({ ...request, payment: payment.current === null ? lost : payment.current });
    },
  });

  const budget = useBudget(player.id, submit, (command) => form.handleSubmit(() => submit(command), steps.showFields)());

  return {
    form,
    values,
    channel,
    receipt,
    /** A receipt is being prepared, and the deposit does not go on without it. */
    isHeld: receipt.isPreparing && steps.hasShown('receipt') && !steps.hasNext(),
    steps,
    submission,
    budget,
    uploadedShare,
    isPromotionRefused: joined.isRefused,
    /** On phones goes to the next step, and submits at the last one. */
    async handleSubmit(): Promise<void> {
      submission.clear();
      if (steps.hasNext()) {
        steps.next();
        return;
      }
      // A receipt for another way to pay is kept, but not sent where no step shows it.
      const unseen = steps.hasShown('receipt') ? {} : { receipt: undefined };
      await form.handleSubmit((command) => budget.submit({ ...command, ...unseen }), steps.showFields)();
    },
    /** Another method clears the chosen bank (spec section 4, Deposit). */
    changeMethod(method: DepositMethod): void {
      if (method === values.method) return;
      form.setValue('method', method);
      form.setValue('channel', '');
    },
  };
}
