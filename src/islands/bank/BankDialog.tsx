import { useCallback, useEffect } from 'react';
import type { Messages } from '@/content/messages/messages';
import { BANK_DIALOG_CLOSE_MS } from '@/lib/config';
import type { BankAccount, Player } from '@/lib/domain/player';
import type { Bank } from '@/lib/domain/site/site-settings';
import { type BankAccountFields, BankAccountSchema } from '@/lib/forms/bank-account';
import { type BankOutcome, saveBankAccount } from '@/lib/stores/account/bank-accounts';
import { Button } from '../ui/Button';
import { Callout, type CalloutContent } from '../ui/Callout';
import { Dialog } from '../ui/Dialog';
import { Field } from '../ui/form/Field';
import { Form } from '../ui/form/Form';
import { Select } from '../ui/form/Select';
import { useForm } from '../ui/form/use-form';
import { usePending } from '../ui/use-pending';
import { AccountNumberField, BankField } from './BankField';

interface Props {
  messages: Messages['bank'] & Messages['gate'];
  banks: readonly Bank[];
  player: Player;
  /** The account to edit; undefined adds one. */
  account: BankAccount | undefined;
  notice: CalloutContent | undefined;
  clearNotice: () => void;
  noteOutcome: (outcome: BankOutcome, texts: { done: string; refused: string }) => void;
  onClose: () => void;
}

/** Adds or edits an account, and closes by itself once it is saved (spec section 4, Bank modal). */
export function BankDialog({
  messages,
  banks,
  player,
  account,
  notice,
  clearNotice,
  noteOutcome,
  onClose,
}: Props) {
  const [isPending, run] = usePending();
  const isSaved = notice?.kind === 'success';
  const defaultValues: BankAccountFields = {
    bankId: account?.bankId ?? '',
    holderName: account?.holderName ?? player.fullName,
    accountNumber: account?.accountNumber ?? '',
    isDefault: account?.isDefault ? '1' : '0',
  };
  const form = useForm({ schema: BankAccountSchema, defaultValues, messages });
  const { ref } = form.formProps;
  // The browser closes the dialog, so that the focus returns to the button that opened it; `onClose` follows.
  const closeDialog = useCallback(() => ref.current?.closest('dialog')?.close(), [ref]);
  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(closeDialog, BANK_DIALOG_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [isSaved, closeDialog]);

  async function save(values: BankAccountFields): Promise<void> {
    const [done, refused] = account
      ? [messages.editDone, messages.editFailed]
      : [messages.addDone, messages.addFailed];
    noteOutcome(await saveBankAccount(values, account?.id), { done, refused });
  }

  async function submit(): Promise<void> {
    if (isSaved) return;
    await run(() => {
      clearNotice();
      return form.handleSubmit(save)();
    });
  }

  return (
    <Dialog
      title={account ? messages.editTitle : messages.addTitle}
      isBlocking={isPending}
      onClose={onClose}
    >
      <div className="overflow-y-auto p-5">
        <Form {...form.formProps} onSubmit={submit}>
          <BankField
            banks={banks}
            current={account && { id: account.bankId, name: account.bankName }}
            messages={messages}
            {...form.register('bankId')}
          />
          <Field
            label={messages.holder}
            autoComplete="name"
            autoCapitalize="words"
            required
            {...form.register('holderName')}
          />
          <AccountNumberField label={messages.accountNumber} {...form.register('accountNumber')} />
          <Select
            label={messages.makeDefault}
            options={[
              { value: '0', label: messages.no },
              { value: '1', label: messages.yes },
            ]}
            {...form.register('isDefault')}
          />
          <div className="flex flex-col gap-3">
            <Callout notice={notice} />
            <Button type="submit" busy={isPending || isSaved}>
              {messages.save}
            </Button>
            <Button variant="secondary" disabled={isPending} onClick={closeDialog}>
              {messages.cancel}
            </Button>
          </div>
        </Form>
      </div>
    </Dialog>
  );
}
